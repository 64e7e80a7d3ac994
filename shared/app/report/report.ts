import type {
  CONTAINERS,
  DIRECTIVES,
  ERROR_NAMES,
  FAULTS,
  Figure,
  Kind,
  LINES,
  PLATFORMS,
  WECHAT_FAULTS,
} from './vocabulary.ts'

type OneOf<List extends readonly string[]> = List[number]

/** One kind of failure on one page view. */
export interface ReportedError {
  kind: Kind
  name?: OneOf<typeof ERROR_NAMES>
  /** Of a call, or of WeChat's kit. */
  fault?: OneOf<typeof FAULTS> | OneOf<typeof WECHAT_FAULTS>
  /** Of a call: its path as it stands in the sources. */
  call?: string
  /** Of the policy. */
  directive?: OneOf<typeof DIRECTIVES>
  /** The file that was lost. */
  file?: string
  /** Places in our own files, innermost first: `flow-B2x9Qe1k.js:1:2345`; `page` is the page's HTML. */
  frames: string[]
  /** How often it happened. */
  times: number
}

/** What is known of where a page runs. */
export interface Place {
  container: OneOf<typeof CONTAINERS>
  platform: OneOf<typeof PLATFORMS>
  /** Of WeChat's client: `8.0.49`; absent elsewhere. */
  client?: string
  /** `Chromium 138`, `WebKit 17.4`, `Gecko 140`; absent where it cannot be told. */
  engine?: string
  line?: OneOf<typeof LINES>
}

/** The campaign tags a report may carry, where their values are known (scripts/base/known-tags.json). */
export interface LinkTags {
  source?: string
  channel?: string
}

/** Everything that one page view sends. */
export interface Report extends Place, LinkTags, Partial<Record<Figure, number>> {
  route: string
  /** The page's own script, which is another one in every build that changes it: `B2x9Qe1k`. */
  build: string
  /** Taps on the button that opens the app, and how often the app stayed closed. */
  taps: number
  unopened: number
  /** Taps on the button that gets the app. */
  downloads: number
  errors: ReportedError[]
}

/** More than these are not counted: a loop does not fill a report. */
export const MOST_ERRORS = 10
export const MOST_TIMES = 99
export const MOST_FRAMES = 8

/** `down-B2x9Qe1k`, the id of a page's script. */
export const BUILD = /^([a-zA-Z]{1,40})-([\w-]{8})$/
/** A file of a build, as the bundler names it. */
export const FILE = /^[a-zA-Z][\w.-]{0,60}-[\w-]{8}\.(js|css)$/
export const FRAME = /^(page|[a-zA-Z][\w.-]{0,60}-[\w-]{8}\.js):\d{1,7}:\d{1,7}$/
export const CLIENT = /^\d{1,2}\.\d{1,2}\.\d{1,3}$/
export const ENGINE = /^(Chromium|WebKit|Gecko) \d{1,3}(\.\d{1,2})?$/
