/**
 * The product's name, words, colours and icon. A customer changes them here and in `shared/ui/styles/tokens.css`, then
 * runs `npm run generate -- pictures legal` (shared/ui/README.md, "Change the brand"); nothing else holds them.
 * Each is a constant of its own, because the build writes such constants into the place that reads them.
 */
export const NAME = '居家健身'
/** /down and its card; the drawn card breaks it after `SLOGAN_HEAD`. */
export const SLOGAN_HEAD = '测得准，练得对'
export const SLOGAN_TAIL = '坚持得下来'
export const SLOGAN = `${SLOGAN_HEAD}，${SLOGAN_TAIL}`
/** Below the name, in the bar of the share pages. */
export const TAGLINE = '在家练，也有人带'
/** The card of a banner without one of its own. */
export const NEWS = `${NAME}，每天都有新变化`

/** What the app is, a line each: beside a share page on a wide screen. */
export const FEATURES = [
  '体脂秤测量，看懂 13 项身体数据',
  '健身镜跟练，AI 实时纠正动作',
  '群组打卡与多人 PK，和朋友一起坚持',
]

/** What the ways into the app are called. */
export const OPEN_APP = '打开 App'
export const GET_APP = '下载 App'
/** Where no package can be offered. */
export const FIND_APP = `请在应用市场搜索“${NAME}”，安装后再打开`

/** Pictures below `public/`; `npm run generate -- pictures` draws them all: the icon, the icon as PNG, the same with square corners for chat apps, the plain card. */
export const ICON_FILE = '/icon.svg'
export const ICON_PNG_FILE = '/icon-180.png'
export const MARK_FILE = '/share/mark.png'
export const CARD_FILE = '/share/default.png'

/** Colours where no token reaches: icon, cards, the browser's bars. The tests hold each to its token. */
export const BRAND = '#12c871'
export const ON_BRAND = '#06251a'
export const DEEP = '#06261a'
export const ON_DEEP = '#f2fbf5'
export const ON_DEEP_2 = '#a9c4b5'
export const SPROUT = '#c9f45c'
export const CANVAS = '#f3f6f2'
export const CANVAS_DARK = '#0a0f0d'
/** The rings on the right of a drawn card; no token. */
export const HALO = '#2ad58a'

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
