import type { GameTheme } from '../theme'

export default {
  sky: ['#dfe6df', '#b9cbc6'],
  wash: '#3f6472',
  cardBack: '#1f3b4d',
  sun: [286, 92, 58],
  figures: [
    { icon: 'dragon-head', x: 44, y: 48, size: 178 },
    { icon: 'punch', x: 240, y: 110, size: 104 },
  ],
} satisfies GameTheme
