import type { GameTheme } from '../theme'

export default {
  sky: ['#f6e6c0', '#e5c991'],
  wash: '#8a6b43',
  cardBack: '#5d1a14',
  sun: [200, 118, 78],
  figures: [
    { icon: 'high-punch', x: 62, y: 72, size: 150 },
    { icon: 'high-kick', x: 196, y: 68, size: 156, mirrored: true },
  ],
} satisfies GameTheme
