import type { GameTheme } from '../theme'

export default {
  sky: ['#efe6d2', '#cfc0a2'],
  wash: '#6a5a45',
  cardBack: '#3d3226',
  sun: [104, 90, 54],
  figures: [
    { icon: 'bamboo', x: 276, y: 20, size: 120, faint: true },
    { icon: 'bamboo', x: 330, y: 70, size: 90, faint: true },
    { icon: 'monk-face', x: 128, y: 76, size: 140 },
  ],
} satisfies GameTheme
