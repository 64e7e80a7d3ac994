import { BRAND, ON_BRAND } from './brand.ts'

/** Features of the app, one per line; shown next to a share page on a wide screen. */
export const FEATURES = [
  '体脂秤测量，看懂 13 项身体数据',
  '力量镜跟练，AI 实时纠正动作',
  '群组打卡与多人 PK，和朋友一起坚持',
]

/** The icon, 64 × 64: SVG elements with their attributes. The first is its ground, a rounded square. */
export const ICON: readonly [tag: 'rect' | 'path' | 'circle', attributes: Record<string, string | number>][] = [
  ['rect', { width: 64, height: 64, rx: 15, fill: BRAND }],
  [
    'path',
    {
      d: 'M14.5 42.5a19.5 19.5 0 0 1 35 0',
      fill: 'none',
      stroke: ON_BRAND,
      'stroke-width': 7,
      'stroke-dasharray': '2.6 4.15',
    },
  ],
  ['path', { d: 'm32 45 9.5-18.5', stroke: ON_BRAND, 'stroke-width': 5.5, 'stroke-linecap': 'round' }],
  ['circle', { cx: 32, cy: 45, r: 5, fill: ON_BRAND }],
]
