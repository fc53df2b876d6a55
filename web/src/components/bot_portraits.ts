// How a face is spoken of.
import type { Face, Source } from '../api/protocol'

/** Short enough for a label: the name, and the first number if there is one. */
export function title(face: Face): string {
  return face.numbers.length > 0 ? `${face.name} ${face.numbers[0]!.value}` : face.name
}

/** The first sentence of its text, for the card itself. */
export function short(face: Face): string {
  return face.text.split(/(?<=\.) /)[0] ?? ''
}

/** The numbers that are drawn on a card, in words. What other numbers mean stands in its text. */
const DRAWN: Record<string, (value: number) => string> = {
  value: (value) => `value ${value}`,
  points: (value) => (value === 1 ? '1 point' : `${value} points`),
  AP: (value) => `AP ${value}`,
  attack: (value) => `attack ${value}`,
  defence: (value) => `defence ${value}`,
  bonus: (value) => `plus ${value}`,
  reduce: (value) => `${value} less damage`,
  heal: (value) => `${value} Chi`,
  spirit: () => 'Spirit',
}

/** What its numbers say, each once. */
export function figures(face: Face): string[] {
  const drawn = face.numbers.filter((number, at) => number.name in DRAWN && face.numbers.findIndex((each) => each.name === number.name) === at)
  return drawn.map((number) => DRAWN[number.name]!(number.value))
}

/** A card for those who listen: what is done with it or what it is called, its numbers, its kind, its text, and more. */
export function spoken(face: Face, first = face.name, ...more: string[]): string {
  // Who is told "Play Punch 4" need not be told its value.
  const said = figures(face).filter((figure) => !(figure.startsWith('value ') && first.endsWith(figure.slice('value'.length))))
  return [first, said.join(', '), face.kind, face.text, ...more]
    .filter(Boolean)
    .map((part) => part.replace(/\.$/, ''))
    .join('. ')
}

export function whence(source: Source): string {
  switch (source) {
    case 'printed':
      return 'printed on the card'
    case 'inferred':
      return 'follows from the rulebook'
    case 'found':
      return 'found in public descriptions'
    case 'designed':
      return 'our own design: the printed number is lost'
  }
}
