import type { GameTheme } from '../theme'

export default {
  sky: ['#f0dcd6', '#d3b3b4'],
  wash: '#6d4a63',
  cardBack: '#3b2450',
  sun: [300, 84, 50],
  figures: [
    { icon: 'pagoda', x: 40, y: 40, size: 180, faint: true },
    { icon: 'nunchaku', x: 168, y: 92, size: 128 },
  ],
} satisfies GameTheme
