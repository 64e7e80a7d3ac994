import { go } from '#shared/app/page/go.ts'
import { canBeHad } from '#shared/app/page/refresh.ts'
import { whyNoTag } from '#shared/app/wechat/open-tag.ts'
import { LANDING } from '#shared/app/wechat/share.ts'
import { environment } from '#shared/bridge/environment.ts'
import { wakeApp } from '#shared/bridge/wake-app.ts'
import { schemeLink, type WakeFallback, type WakePlan, type WakeTarget, wakePlan } from '#shared/bridge/wake-plan.ts'
import { atRest } from '#shared/core/at-rest.ts'
import { APP_SCHEME, REPORT_URL, WECHAT, WECHAT_OPEN_APP } from '#shared/core/config.ts'
import { pageUrl } from '#shared/core/links/page-url.ts'
import { lazy } from '#shared/core/loading/lazy.ts'
import { note } from '#shared/core/note.ts'
import { WIDE } from '#shared/core/wide.ts'
import { showToast } from '#shared/ui/overlays/toast.tsx'
import { explain, parts, showNotOpened } from './explain.ts'
import { appLinks } from './install-links.ts'

type OnBusy = (isBusy: boolean) => void
type Native = typeof import('./native.ts')
type Addressed = Extract<WakePlan, { address: string }>

/** A line that is silent for so long before an app is opened counts as none: the scheme leads to no web page. */
const LOOK_MS = 1000
let isLooking = false

let native: Native | undefined

/** What the first tap will need here, fetched before it. */
export async function warmUp(): Promise<void> {
  const { way } = planFor({ page: 'home' })
  if (way in parts) await lazy<unknown>(parts[way as keyof typeof parts])
  // A web view of no app we know may be ours: only there the bridge is looked for.
  if (environment.mayBeNative) native = await lazy(() => import('./native.ts'))
}
warmUp().catch(() => {})

/** Beside a share page a wide screen shows the page's code and what the app is; other pages, and those inside an app, have no room for it. The build gives share pages, and only them, a card for chats. */
const wide = matchMedia(WIDE)
const isShared = !environment.mayBeNative && document.querySelector('[property^=og]') !== null
function lookWide() {
  if (wide.matches && isShared) {
    lazy(() => import('./wide.tsx')).then(
      ({ showPanel }) => showPanel(),
      () => {}, // the button at the foot of the page has the code too
    )
  }
}
wide.onchange = lookWide
lookWide()

/** Their policies let the open tag in (scripts/site/build/third-parties.ts). */
const mayHoldTag = isShared || location.pathname.startsWith(pageUrl('test'))

/**
 * The button as WeChat's open tag opens the app, where this build, page and client have one and WeChat took the page's signature.
 * Undefined: the button stays as it is.
 */
export async function taggedPill(target: WakeTarget) {
  if (!WECHAT || !WECHAT_OPEN_APP || !mayHoldTag || whyNoTag(environment, navigator.userAgent)) return undefined
  // WeChat's kit and the page's signature come behind what the page was opened for.
  await atRest()
  const { configured, hasTags, TaggedPill } = await lazy(() => import('#shared/app/wechat/kit.ts'))
  if (!(await configured(LANDING)) || !hasTags()) return undefined
  return { Pill: TaggedPill, link: schemeLink(target, APP_SCHEME, location.search) }
}

function planFor(target: WakeTarget, hasLine = navigator.onLine): WakePlan {
  const { search } = location
  const links = appLinks(search)
  // Where the app is missing these lead to a web page.
  if (!hasLine) Object.assign(links, { universalLink: undefined, downloadPage: undefined })
  return wakePlan({ ...environment, inApp: native?.insideApp() ?? false }, target, links, search)
}

/** Open the app at `target`, as far as this place lets us. Call it in the tap itself. `onBusy`: an attempt began, or ended. */
export function openApp(target: WakeTarget, onBusy: OnBusy): void {
  if (isLooking) return
  if (REPORT_URL) note('tap')
  const plan = planFor(target)
  if (plan.way === 'native')
    void native?.goBack() // already inside: one page back is the app
  else if (!('address' in plan)) explain(plan.way)
  else if (plan.way === 'intent') void openByIntent(plan, target, onBusy)
  else wake(plan, onBusy)
}

/** Where the app is missing an intent ends on /down: looked at first is whether that can be had, as long as Chromium surely keeps the tap's leave to open an app (5 s). */
async function openByIntent(plan: Addressed, target: WakeTarget, onBusy: OnBusy) {
  isLooking = true
  onBusy(true)
  const hasLine = await canBeHad(location.href, LOOK_MS)
  isLooking = false
  const other = hasLine ? plan : planFor(target, false)
  if ('address' in other) wake(other, onBusy)
}

function wake({ address, fallback }: Addressed, onBusy: OnBusy) {
  const began = wakeApp(address, {
    onEnd(outcome) {
      onBusy(false)
      if (outcome === 'opened') return
      if (REPORT_URL) note('unopened')
      // An unknown web view may be our own without its bridge: its reader is asked before being sent to a store.
      if (environment.mayBeNative || fallback.kind === 'none')
        showNotOpened('address' in fallback ? fallback.address : undefined)
      else void leaveFor(fallback)
    },
  })
  if (began) onBusy(true)
}

/** Get the app: store or installer by platform; where neither works, the way there. */
export function downloadApp(): void {
  if (REPORT_URL) note('download')
  const plan = planFor({ page: 'home' })
  if (plan.way === 'native') void native?.goBack()
  else if (!('address' in plan)) explain(plan.way)
  else if (plan.fallback.kind === 'none') showNotOpened()
  else void leaveFor(plan.fallback)
}

/** To the store, or for the installer, where there is a line. */
async function leaveFor({ kind, address }: Extract<WakeFallback, { address: string }>) {
  if ((await go(address)) && kind === 'package') showToast('正在下载安装包')
}
