import { bodyOf, pathOf } from '#shared/api/call.ts'
import { REQUEST_TEXT } from './early-script.ts'
import type { MemberCalls } from './member-calls.ts'

/** So long an answer may wait for the page's own script, in ms: it is of the moment when the page was opened. */
const FRESH_MS = 10_000
/** Tokens as apps send them. Anything else is left to shared/bridge/replies.ts. */
const TOKEN = '/^[\\w.-]{10,4096}$/'

/**
 * The script that asks the app for the token from a member page's <head>, and with it the service for what the page shows first, while the
 * page's own scripts are still on their way. On iOS alone: an Android app puts its bridge there after the page's `load`, when those
 * scripts have long run; and only in a plain web view, whose name ends as the system writes it, or where the app has told the status bar's
 * height before: no other app is asked. The page asks for the token all the same, and takes an answer only with that very token
 * (shared/api/first-request.ts): another member's, a refused one and whatever goes wrong here make the page begin as it would without
 * this script. The status bar's height comes the same way, so that nothing moves when the page takes the bar over.
 * @param origin the service's origin, '' for the page's own
 */
export function memberScript(first: MemberCalls | undefined, origin: string): string {
  if (!first) return ''
  const { without, calls } = first
  const told = calls.map((call) => [call.method, pathOf(call), bodyOf(call)].filter(Boolean))
  return [
    `{let u=navigator.userAgent,d=document.documentElement,f=document.createElement('iframe'),e=window.__asked={};`,
    `if(/iP(hone|ad|od)/.test(u)&&(/Mobile\\/\\w+$/.test(u)||d.style.getPropertyValue('--status-bar'))){`,
    `window.WVJBCallbacks=[b=>{let a=(n,t)=>b.callHandler(n,{},t);`,
    // What the app says before the page listens: a page that has this script makes no use of it, but it is answered.
    `b.registerHandler('sentMsg',(m,r)=>r&&r('1'));`,
    `a('getStatusBarHeight',h=>{if((h=parseFloat(h))>0&&h<=100)d.style.setProperty('--status-bar',h+'px')});`,
    without ? `if(!/[?&]${without}=/.test(location.search))` : '',
    `a('getToken',t=>{let s=Date.now();if(${TOKEN}.test(t))${JSON.stringify(told)}.forEach(([m,p,c])=>{`,
    `let h={client:'ios',authorization:t};if(c)h['content-type']='application/json';`,
    `let r=fetch(${origin && `${JSON.stringify(origin)}+`}p,{${REQUEST_TEXT},method:m,headers:h,body:c});r.catch(()=>{});`,
    `e[m+' '+p+' '+(c||'')]=x=>x==t&&Date.now()-s<${FRESH_MS}&&r})})}];`,
    `f.style.display='none';f.src='https://__bridge_loaded__';d.append(f);setTimeout(()=>f.remove())}}`,
  ].join('')
}
