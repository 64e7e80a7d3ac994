/**
 * The product's name, texts and colours. A customer changes them here, in brand-details.ts and in `shared/ui/styles/tokens.css`, then
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
