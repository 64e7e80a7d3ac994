/**
 * Name, texts and colours of the product. To rebrand, change them here, in brand-details.ts and in
 * `shared/ui/styles/tokens.css`, then run `npm run generate -- pictures legal`
 * (shared/ui/README.md, "Change the brand"). Each is a constant of its own, so that the build can
 * inline it.
 */
export const NAME = '居家健身'
/** For /down and its card; the card's picture breaks the line after `SLOGAN_HEAD`. */
export const SLOGAN_HEAD = '测得准，练得对'
export const SLOGAN_TAIL = '坚持得下来'
export const SLOGAN = `${SLOGAN_HEAD}，${SLOGAN_TAIL}`
/** Below the name, in the bar of the share pages. */
export const TAGLINE = '在家练，也有人带'
/** Card title of a banner that has none. */
export const NEWS = `${NAME}，每天都有新变化`

/** Labels of the links to the app. */
export const OPEN_APP = '打开 App'
export const GET_APP = '下载 App'
/** Shown where no package can be offered. */
export const FIND_APP = `请在应用市场搜索“${NAME}”，安装后再打开`

/**
 * Pictures below `public/`, created by `npm run generate -- pictures`: the icon, the icon as PNG,
 * the same with square corners for chat apps, and the default card.
 */
export const ICON_FILE = '/icon.svg'
export const ICON_PNG_FILE = '/icon-180.png'
export const MARK_FILE = '/share/mark.png'
export const CARD_FILE = '/share/default.png'

/**
 * Colours for places that cannot use tokens: icon, cards, browser bars. Tests compare each with its
 * token.
 */
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
