import { bodyOf, pathOf, REQUEST_RULES } from '#shared/api/call.ts'
import type { FirstCalls } from './first-calls.ts'

const MARK = 'QUERYVALUE'
// An id passes encodeURIComponent and JSON unchanged, so its value can stand right where the mark stood.
const ID = '/^[\\w-]{1,64}$/'
/** Nobody may ask for a reply before it fails: that is no unhandled error. */
const QUIET = '.catch(()=>{})'

/** The rules of every request, as they stand in the object that a script hands to `fetch`. */
export const REQUEST_TEXT = Object.entries(REQUEST_RULES)
  .map(([name, value]) => `${name}:${JSON.stringify(value)}`)
  .join()

/**
 * What else the first screen needs (links without a `rel` yet, scripts/build/finish-page.ts) is asked for in the same moment, behind the calls.
 * A preload scanner would ask for it before them, because it reads ahead while the page's main thread is busy. Any later, a slow phone
 * would have it a fifth of a second behind the item, for a timer waits until the page is laid out and painted. What it costs: where the
 * service answers at once, its replies queue behind these files, 20–50 ms on slow 4G.
 */
const BESIDE = `;document.querySelectorAll('[data-rel]').forEach(l=>l.rel=l.dataset.rel)`

/** A text with marks as a JavaScript expression: `"a" + q.x + "b"`. */
const expression = (text: string) =>
  JSON.stringify(text)
    .replace(new RegExp(`${MARK}(\\w+?)END`, 'g'), (_, name: string) => `"+q.${name}+"`)
    .replace(/(^|\+)""\+|\+""(?=$)/g, '$1')

/**
 * The script that sends a page's first requests from its <head>, generated from what the page declares (pages/<route>/share.ts).
 * @param origin the service's origin, '' for the page's own
 */
export function earlyScript(first: FirstCalls | undefined, origin: string): string {
  if (!first) return ''
  const names = [...first.needs, ...(first.takes ?? [])]
  const calls = first.calls(Object.fromEntries(names.map((name) => [name, `${MARK}${name}END`])))
  const bodies = calls.map(bodyOf)
  const isOneMethod = new Set(calls.map(({ method }) => method)).size === 1
  const sends = calls.map(
    (call, index) =>
      `s(${isOneMethod ? '' : `${JSON.stringify(call.method)},`}${expression(pathOf(call))}${bodies[index] ? `,${expression(bodies[index])}` : ''})`,
  )
  const ids = names.map((name) => `q.${name}=v(${JSON.stringify(name)})`).join(';')
  const ready = first.needs.map((name) => `q.${name}`).join('&&') || 'true'
  // What none of the calls needs is left out: these bytes are critical.
  const hasBodies = bodies.some(Boolean)
  const isMixed = hasBodies && !bodies.every(Boolean)
  const type = hasBodies ? `,'content-type':'application/json'` : ''
  const headers = `{client:/iP(hone|ad|od)|Macintosh.*Mobile/.test(navigator.userAgent)?'ios':'android'${isMixed ? '' : type}}`
  const key = `${isOneMethod ? `'${calls[0]!.method} '` : "m+' '"}+u+' '${hasBodies ? (isMixed ? `+(b||'')` : '+b') : ''}`
  return [
    // What an edge function in front has asked already is there before it runs (edge-script.ts).
    `{let p=new URLSearchParams(location.search),q={},e=window.__early||={},`,
    `v=n=>${ID}.test(n=p.get(n)||'')?n:'',`,
    `s=(${isOneMethod ? '' : 'm,'}u${hasBodies ? ',b' : ''})=>{`,
    isMixed ? `let h=${headers};if(b)h['content-type']='application/json';` : '',
    `(e[${key}]||=fetch(${origin && `${JSON.stringify(origin)}+`}u,`,
    `{${REQUEST_TEXT},method:${isOneMethod ? `'${calls[0]!.method}'` : 'm'},headers:${isMixed ? 'h' : headers}${hasBodies ? ',body:b' : ''}}))${QUIET}};`,
    `${ids};if(${ready}){${sends.join(';')}${first.parts?.length ? BESIDE : ''}}}`,
  ].join('')
}
