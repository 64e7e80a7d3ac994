import type { Environment } from '#shared/bridge/container.ts'
import type { Fault } from '#shared/core/fault.ts'

/**
 * Everything in a report that is not a number, a build's own file or a campaign tag is one word of these lists: what is not listed
 * is left out, so that nothing a member typed, is called or measured can get into one.
 */

/** `error`, `rejection`: nobody caught it; `render`: a part of the page; `lost`: a file; `call`: to the service; `csp`: against the page's policy; `wechat`: its kit. */
export const KINDS = ['error', 'rejection', 'render', 'lost', 'call', 'csp', 'wechat'] as const
export type Kind = (typeof KINDS)[number]

/**
 * What keeps a page from WeChat's own kit: `signing`, the service's signature did not come in time; `fields`, it lacked one; `signature`, `domain`,
 * `config`, WeChat refused it for that or another reason; `silence`, WeChat said nothing; `tag`, it gives no open tags; `unready`, the tag did not
 * come to work; `launch`, it opened nothing.
 */
export const WECHAT_FAULTS = [
  'signing',
  'fields',
  'signature',
  'domain',
  'config',
  'silence',
  'tag',
  'unready',
  'launch',
] as const

export const FAULTS = ['refused', 'denied', 'busy', 'server', 'network', 'timeout', 'login'] as const satisfies Fault[]

/** Names of errors: JavaScript's, the browser's, ours. */
export const ERROR_NAMES = [
  ...['Error', 'TypeError', 'ReferenceError', 'RangeError', 'SyntaxError', 'URIError', 'EvalError', 'AggregateError'],
  ...['AbortError', 'DataCloneError', 'DataError', 'EncodingError', 'HierarchyRequestError', 'InvalidAccessError'],
  ...['InvalidCharacterError', 'InvalidModificationError', 'InvalidStateError', 'NetworkError', 'NotAllowedError'],
  ...[
    'NotFoundError',
    'NotReadableError',
    'NotSupportedError',
    'OperationError',
    'QuotaExceededError',
    'SecurityError',
  ],
  ...['TimeoutError', 'UnknownError', 'WrongDocumentError'],
  ...['ServiceError', 'OutsideAppError', 'SilentShellError', 'SignedOutError'],
] as const

/** What a content security policy may forbid. */
export const DIRECTIVES = [
  ...['base-uri', 'connect-src', 'default-src', 'font-src', 'form-action', 'frame-ancestors', 'frame-src', 'img-src'],
  ...['manifest-src', 'media-src', 'object-src', 'prefetch-src', 'require-trusted-types-for', 'script-src'],
  ...['script-src-attr', 'script-src-elem', 'style-src', 'style-src-attr', 'style-src-elem', 'trusted-types'],
  'worker-src',
] as const

const OTHER_APPS = [
  'wechat',
  'miniprogram',
  'wecom',
  'dingtalk',
  'alipay',
  'feishu',
  'weibo',
  'baidu',
  'qq',
  'browser',
] as const
/** `app-…`: our own app, with its bridge. */
export const CONTAINERS = ['app-ios', 'app-android', 'app-harmony', ...OTHER_APPS] as const
export const PLATFORMS = ['ios', 'android', 'harmony', 'desktop'] as const satisfies Environment['platform'][]

/** How fast the browser takes the line to be (`navigator.connection.effectiveType`); engines of Apple do not say. */
export const LINES = ['slow-2g', '2g', '3g', '4g'] as const

/** Figures by their names in a report: milliseconds, `cls` without unit. */
export const FIGURES = ['painted', 'lcp', 'inp', 'cls', 'ttfb'] as const
export type Figure = (typeof FIGURES)[number]

/** `value` if it is one of `words`. */
export const listed = <Word extends string>(words: readonly Word[], value: unknown): Word | undefined =>
  words.find((word) => word === value)
