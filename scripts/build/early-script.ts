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

/** By so many ms the files of the first screen follow the calls: a service that answers in that time sends its replies first. */
const BEHIND_CALLS_MS = 40

/**
 * What else the first screen needs (links without a `rel` yet, scripts/build/finish-page.ts) is asked for while the HTML is still arriving, so that
 * it comes right behind the replies. Asked for at the end of the HTML it would be on the screen up to a round trip later than the item;
 * together with the calls, the replies would queue behind it.
 */
const BESIDE = `;setTimeout(function(){document.querySelectorAll('[data-rel]').forEach(function(l){l.rel=l.dataset.rel})},${BEHIND_CALLS_MS})`

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
