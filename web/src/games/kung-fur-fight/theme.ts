import type { GameTheme } from '../theme'

export default {
  sky: ['#f2e8c8', '#cbd4a3'],
  wash: '#5a7347',
  cardBack: '#2c5140',
  sun: [200, 112, 62],
  figures: [
    { icon: 'sitting-dog', x: 54, y: 92, size: 130 },
    { icon: 'cat', x: 222, y: 98, size: 126 },
  ],
  signs: '功夫擂台',
} satisfies GameTheme
