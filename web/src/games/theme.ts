// The colors and the box art of each game. They are part of the first load, unlike the rest of a game's folder.

export interface GameTheme {
  /** The colors of the sky, above and below. */
  sky: [string, string]
  /** The color of the mountains. */
  wash: string
  cardBack: string
  /** The sun's center and radius, in a picture of 400 by 250. */
  sun: [number, number, number]
  figures: Figure[]
  /** Chinese characters on the right edge, from top to bottom. */
  signs?: string
  /** Letters on the sun. */
  letters?: string
}

export interface Figure {
  /** The name of one of the hall's icons. */
  icon: string
  x: number
  y: number
  size: number
  mirrored?: boolean
  faint?: boolean
}

const THEMES = import.meta.glob<GameTheme>('./*/theme.ts', { import: 'default', eager: true })

export function themeFor(game: string): GameTheme {
  return THEMES[`./${game}/theme.ts`] ?? makeTheme(game)
}

/** A hue from 0 to 359 that is always the same for a text. */
export function hueOf(text: string): number {
  return [...text].reduce((hash, letter) => (hash * 31 + letter.charCodeAt(0)) % 360, 7)
}

/** A theme for a game without its own: its initials on the sun, and a hue derived from its id. */
function makeTheme(game: string): GameTheme {
  const hue = hueOf(game)
  const letters = game.split('-').map((word) => word.charAt(0).toUpperCase())
  return {
    sky: [`hsl(${hue} 42% 88%)`, `hsl(${hue} 30% 74%)`],
    wash: `hsl(${hue} 28% 36%)`,
    cardBack: `hsl(${hue} 42% 21%)`,
    sun: [200, 122, 80],
    figures: [
      { icon: 'bamboo', x: 24, y: 30, size: 130, faint: true },
      { icon: 'paper-lantern', x: 290, y: 48, size: 92, faint: true },
    ],
    letters: letters.slice(0, 2).join(''),
  }
}
