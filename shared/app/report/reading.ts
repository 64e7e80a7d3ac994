import { fileNamed, framesOf, type Own, ownFile } from './frames.ts'
import { MOST_ERRORS, MOST_TIMES, type ReportedError } from './report.ts'
import { DIRECTIVES, ERROR_NAMES, FAULTS, listed, WECHAT_FAULTS } from './vocabulary.ts'

/** What became of a note: an error, a count, or nothing that is worth a report. */
type Reading = { error: ReportedError } | { count: 'taps' | 'unopened' | 'downloads' } | undefined

/**
 * Read what the page kept (`note`) or the browser said (events), as far as it may leave the page: words of closed lists and places in
 * our own files. Never a message: it is free text.
 */
export function readingOf(raw: unknown, own: Own): Reading {
  if (Array.isArray(raw)) return noted(raw, own)
  const event = raw as Partial<ErrorEvent & PromiseRejectionEvent & SecurityPolicyViolationEvent> | undefined
  // Handled by the page itself: a fade that the browser gave up (shared/head/boot.ts).
  if (!event || event.defaultPrevented) return undefined
  switch (event.type) {
    case 'unhandledrejection':
      return error('rejection', event.reason, own)
    case 'securitypolicyviolation': {
      const at = `${event.sourceFile}:${event.lineNumber}:${event.columnNumber}`
      const directive = listed(DIRECTIVES, event.effectiveDirective)
      return { error: { kind: 'csp', ...(directive && { directive }), frames: framesOf(at, own), times: 1 } }
    }
    case 'error': {
      // Without an error of its own it is a foreign script's, or a file's.
      if (event.error) return error('error', event.error, own, `${event.filename}:${event.lineno}:${event.colno}`)
      const { src, href, rel, tagName } = (event.target ?? {}) as Partial<
        Record<'src' | 'href' | 'rel' | 'tagName', unknown>
      >
      // The next page fetched beforehand is only a guess: Firefox drops it when the page is left, and says so as an error.
      if ((tagName !== 'SCRIPT' && tagName !== 'LINK') || rel === 'prefetch') return undefined
      const file = ownFile(src || href, own)
      return { error: { kind: 'lost', ...(file && { file }), frames: [], times: 1 } }
    }
  }
  return undefined
}

function noted([kind, what, more]: unknown[], own: Own): Reading {
  if (kind === 'tap') return { count: 'taps' }
  if (kind === 'unopened') return { count: 'unopened' }
  if (kind === 'download') return { count: 'downloads' }
  if (kind === 'render') return error('render', what, own)
  if (kind === 'lost') {
    const file = fileNamed((more as Error | undefined)?.message, own)
    const { error: lost } = error('lost', what, own)
    return { error: { ...lost, ...(file && { file }) } }
  }
  if (kind === 'wechat') {
    const why = listed(WECHAT_FAULTS, what)
    return why && { error: { kind, fault: why, frames: [], times: 1 } }
  }
  const { fault } = (what ?? {}) as { fault?: unknown }
  // The page no longer wanted the answer.
  if (kind !== 'call' || fault === 'aborted') return undefined
  const { error: call } = error('call', what, own)
  const known = listed(FAULTS, fault)
  const path = listed(own.calls, more)
  return { error: { ...call, ...(known && { fault: known }), ...(path && { call: path }) } }
}

function error(kind: ReportedError['kind'], thrown: unknown, own: Own, at = '') {
  const { name, stack } = (thrown ?? {}) as { name?: unknown; stack?: unknown }
  const known = listed(ERROR_NAMES, name)
  const frames = framesOf(stack, own)
  return {
    error: { kind, ...(known && { name: known }), frames: frames.length ? frames : framesOf(at, own), times: 1 },
  }
}

/** Count an error with those before; the same one again only raises its count. */
export function counted(errors: readonly ReportedError[], one: ReportedError): ReportedError[] {
  const key = (error: ReportedError) => JSON.stringify({ ...error, times: 0 })
  const same = errors.find((error) => key(error) === key(one))
  if (!same) return errors.length < MOST_ERRORS ? [...errors, one] : [...errors]
  return errors.map((error) => (error === same ? { ...same, times: Math.min(same.times + 1, MOST_TIMES) } : error))
}
