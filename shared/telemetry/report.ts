import type { PageEvent } from '#shared/core/telemetry.ts'

export type MetricName = 'fcp' | 'lcp' | 'inp' | 'cls' | 'ttfb'

/**
 * First position in the project's own files: a build file, or `page`, the page's HTML. Lines count
 * from 1.
 */
interface SourcePosition {
  source?: string
  line?: number
  column?: number
}

export interface ReportedError extends SourcePosition {
  /** Fixed words, names of error classes and paths of calls (README.md). */
  message: string
}

/** One page view (shared/telemetry/README.md, "Format"). */
export interface Report {
  page: string
  build: string
  container: string
  platform: string
  /** Milliseconds; `cls` without unit. */
  metrics: Partial<Record<MetricName, number>>
  errors: ReportedError[]
}

/** Addresses of the project's own files. */
export interface Site {
  origin: string
  page: string
  /** Absolute, with a slash at the end (ASSET_BASE). */
  base: string
}

const MAX_ERRORS = 10

/** Adds an error unless it is a duplicate or the list is full. */
export function addError(errors: readonly ReportedError[], error: ReportedError | undefined): ReportedError[] {
  const text = JSON.stringify(error)
  const isFull = errors.length >= MAX_ERRORS || errors.some((other) => JSON.stringify(other) === text)
  return error && !isFull ? [...errors, error] : [...errors]
}

/**
 * Reads a browser's error event or the arguments of `reportError`, without any free text.
 * @returns undefined for what is no failure of the page
 */
export function getReportedError(raw: unknown, site: Site): ReportedError | undefined {
  if (Array.isArray(raw)) return readPageEvent(raw as unknown as PageEvent, site)
  const event = raw as Partial<ErrorEvent & PromiseRejectionEvent & SecurityPolicyViolationEvent> | undefined
  if (!event || event.defaultPrevented) return undefined
  if (event.type === 'unhandledrejection') return describeError('rejection', event.reason, site)
  if (event.type === 'securitypolicyviolation') {
    const at = `${event.sourceFile}:${event.lineNumber}:${event.columnNumber}`
    return { message: joinParts('csp', getWord(DIRECTIVE, event.effectiveDirective)), ...findSource(at, site) }
  }
  if (event.type !== 'error') return undefined
  if (event.error) return describeError('error', event.error, site, `${event.filename}:${event.lineno}:${event.colno}`)
  const { src, href, rel, tagName } = (event.target ?? {}) as Record<string, unknown>
  // Firefox calls a prefetch that is given up on leaving an error.
  if ((tagName !== 'SCRIPT' && tagName !== 'LINK') || rel === 'prefetch') return undefined
  return { message: 'lost', ...findSource(src || href, site) }
}

function readPageEvent([kind, what, more]: PageEvent, site: Site): ReportedError | undefined {
  if (kind === 'render') return describeError('render', what, site)
  if (kind === 'lost') return { message: 'lost', ...findSource((more as Error | undefined)?.message, site) }
  if (kind === 'wechat') return { message: joinParts('wechat', getWord(LOWER_CASE, what)) }
  const { errorCode, stack } = (what ?? {}) as { errorCode?: unknown; stack?: unknown }
  if (kind !== 'call' || errorCode === 'aborted') return undefined
  return { message: joinParts('call', getWord(LOWER_CASE, errorCode), getPath(more)), ...findSource(stack, site) }
}

function describeError(kind: string, thrown: unknown, site: Site, at = ''): ReportedError {
  const { name, stack } = (thrown ?? {}) as { name?: unknown; stack?: unknown }
  return { message: joinParts(kind, getWord(ERROR_NAME, name)), ...findSource(`${stack}\n${at}`, site) }
}

const ERROR_NAME = /^[A-Z][A-Za-z]{0,40}Error$|^Error$/
const LOWER_CASE = /^[a-z]{1,20}$/
const DIRECTIVE = /^[a-z]+(-[a-z]+)?-(src|elem|attr|uri|action|types|for)$|^[a-z]+-src-(elem|attr)$/

const getWord = (form: RegExp, value: unknown) => (typeof value === 'string' && form.test(value) ? value : '')
const joinParts = (...parts: string[]) => parts.filter(Boolean).join(' ')

/** A call's path; segments that could be an id become `*`. */
const getPath = (path: unknown) =>
  String(path)
    .split('/')
    .map((segment) => (/^[a-zA-Z_]{1,40}\d?$/.test(segment) ? segment : '*'))
    .join('/')
    .slice(0, 80)

/**
 * Every engine writes `address:line:column` into a stack, and the address of a failed chunk into
 * its message.
 */
const ADDRESS = /(https?:\/\/[^\s()'"]+?)(?::(\d{1,7}):(\d{1,7}))?(?=[\s)'"]|$)/g
const BUILD_FILE = /^[a-zA-Z][\w.-]{0,60}-[\w-]{8}\.(js|css)$/

/** Finds the first of the site's own files in a stack, a message or an address. Queries are dropped. */
export function findSource(text: unknown, site: Site): SourcePosition {
  for (const [, address, line, column] of String(text).slice(0, 10_000).matchAll(ADDRESS)) {
    const source = getFileName(address!, site)
    if (source) return { source, ...(line && { line: Number(line), column: Number(column) }) }
  }
  return {}
}

function getFileName(address: string, { origin, page, base }: Site): string | undefined {
  const folder = `${base}assets/`
  // A retry of a lost chunk adds a number as query (shared/core/loading/load-module.ts).
  const file = address.startsWith(folder) ? address.slice(folder.length).replace(/\?\d+$/, '') : ''
  if (BUILD_FILE.test(file)) return file
  const path = address.split(/[?#]/)[0]!.replace(/(\/|\/index\.html|\.html)$/, '')
  return path === `${origin}/${page}` ? 'page' : undefined
}
