import { go } from '#shared/app/page/go.ts'
import { goBack } from '#shared/app/page/navigate.ts'
import { canBeHad } from '#shared/app/page/refresh.ts'
import { whyNoTag } from '#shared/app/wechat/open-tag.ts'
import { LANDING } from '#shared/app/wechat/share.ts'
import { environment } from '#shared/bridge/environment.ts'
import { insideApp } from '#shared/bridge/native.ts'
import { wakeApp } from '#shared/bridge/wake-app.ts'
import { schemeLink, type WakeFallback, type WakePlan, type WakeTarget, wakePlan } from '#shared/bridge/wake-plan.ts'
import { atRest } from '#shared/core/at-rest.ts'
import { APP_SCHEME, WECHAT, WECHAT_OPEN_APP } from '#shared/core/config.ts'
import { pageUrl } from '#shared/core/links/page-url.ts'
import { lazy } from '#shared/core/loading/lazy.ts'
import { WIDE } from '#shared/core/wide.ts'
import { showNotice, showToast } from '#shared/ui/overlays/toast.tsx'
import { explain, loadDesktop, showNotOpened } from './explain.tsx'
import { APP_LINKS } from './install-links.ts'

type OnBusy = (isBusy: boolean) => void
type Addressed = Extract<WakePlan, { address: string }>

/** A line that is silent for so long before an app is opened counts as none: the scheme leads to no web page. */
const LOOK_MS = 1000
let isLooking = false

/** A page that links lead to, outside an app. The build gives share pages, and only them, a card for chats. */
const isSharePage = !environment.mayBeNative && document.querySelector('[property^=og]') !== null

/** Beside a share page show its code and what the app is, as soon as the screen is wide; other pages, and those inside an app, have no room for it. */
function watchWide(): void {
  const wide = matchMedia(WIDE)
  const check = () => {
    if (!wide.matches) return
    loadDesktop().then(
      ({ showPanel }) => showPanel(),
      () => {}, // the button at the foot of the page has the code too
    )
  }
  wide.onchange = check
  check()
}
if (isSharePage) watchWide()
// What the first tap will need here.
if (planFor({ page: 'home' }).way === 'desktop') loadDesktop().catch(() => {})

function planFor(target: WakeTarget, hasLine = true): WakePlan {
  // Where the app is missing these need the network.
  const offline = hasLine ? {} : { universalLink: undefined, packageName: undefined }
  const place = { ...environment, inApp: insideApp() }
  return wakePlan(place, target, { ...APP_LINKS, ...offline }, location.search)
}

/** Open the app at `target`, as far as this place lets us. Call it in the tap itself. `onBusy`: an attempt began, or ended. */
export function openApp(target: WakeTarget, onBusy: OnBusy): void {
  if (isLooking) return
  follow(planFor(target), (plan) => {
    if (plan.way === 'intent') void openByIntent(plan, target, onBusy)
    else wake(plan, onBusy)
  })
}

/** What a plan says, where no address leads on; else `goOn`. */
function follow(plan: WakePlan, goOn: (plan: Addressed) => void) {
  if (plan.way === 'native')
    void goBack() // already inside: one page back is the app
  else if ('address' in plan) goOn(plan)
  else explain(plan.way)
}

/** Where the app is missing an intent leaves for the installer: offline that would be the browser's error page. Chromium keeps the tap's leave to open an app for 5 s. */
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
      if (fallback.kind === 'guide') return explain('guide')
      if (fallback.kind === 'app') {
        showNotice('打开失败，请返回 App 查看')
        return
      }
      // An unknown web view may be our own without its bridge: its reader is asked before being sent to a store.
      if (environment.mayBeNative || !('address' in fallback))
        showNotOpened('address' in fallback ? fallback.address : undefined)
      else void leaveFor(fallback)
    },
  })
  if (began) onBusy(true)
}

/** Get the app: store or installer by platform; where neither works, the way there. */
export function downloadApp(): void {
  follow(planFor({ page: 'home' }), ({ fallback }) => {
    if ('address' in fallback) void leaveFor(fallback)
    else if (fallback.kind === 'guide') explain('guide')
    else showNotOpened()
  })
}

/** To the store, or for the installer, where there is a line. */
async function leaveFor({ kind, address }: Extract<WakeFallback, { address: string }>) {
  if ((await go(address)) && kind === 'package') showToast('正在下载安装包')
}

/** Their policies let the open tag in (scripts/site/build/third-parties.ts). */
const mayHoldTag = isSharePage || location.pathname.startsWith(pageUrl('test'))

/**
 * What lets WeChat's open tag open the app, where this build, page and client have one and WeChat took the page's signature: the pill of a button, a
 * cover for anything else, and the link of a target. Undefined: what is tapped stays as it is.
 */
export async function openTags() {
  if (!WECHAT || !WECHAT_OPEN_APP || !mayHoldTag || whyNoTag(environment, navigator.userAgent)) return undefined
  // WeChat's kit and the page's signature come behind what the page was opened for.
  await atRest()
  const { configured, hasTags, TagCover, TaggedPill } = await lazy(() => import('#shared/app/wechat/kit.ts'))
  if (!(await configured(LANDING)) || !hasTags()) return undefined
  return { TagCover, TaggedPill, linkOf: (target: WakeTarget) => schemeLink(target, APP_SCHEME, location.search) }
}
