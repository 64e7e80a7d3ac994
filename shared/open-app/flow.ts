import { environment } from '#shared/bridge/environment.ts'
import { isInsideApp } from '#shared/bridge/native.ts'
import { wakeApp } from '#shared/bridge/wake-app.ts'
import {
  createWakePlan,
  getSchemeUrl,
  type WakeFallback,
  type WakePlan,
  type WakeTarget,
} from '#shared/bridge/wake-plan.ts'
import { APP_SCHEME, WECHAT, WECHAT_OPEN_APP } from '#shared/core/config.ts'
import { DESKTOP } from '#shared/core/desktop-layout.ts'
import { getPageUrl } from '#shared/core/links/page-url.ts'
import { loadModule } from '#shared/core/loading/load-module.ts'
import { whenIdle } from '#shared/core/when-idle.ts'
import { goBack } from '#shared/page/go-back.ts'
import { navigate } from '#shared/page/navigate.ts'
import { isReachable } from '#shared/page/reload.ts'
import { showNotice, showToast } from '#shared/ui/overlays/toast.tsx'
import { getTagObstacle } from '#shared/wechat/open-tag.ts'
import { LANDING } from '#shared/wechat/share.ts'
import { loadDesktop, showGuide, showNotOpened } from './guide.tsx'
import { APP_LINKS } from './install-links.ts'

type OnBusy = (isBusy: boolean) => void
type PlanWithAddress = Extract<WakePlan, { address: string }>

/** A line that is silent for so long before an app is opened counts as none: the scheme leads to no web page. */
const CHECK_MS = 1000
let isChecking = false

/** A page that links lead to, outside an app. The build gives share pages, and only them, a card for chats. */
const isSharePage = !environment.mayBeNative && document.querySelector('[property^=og]') !== null

/** Beside a share page show its code and what the app is, as soon as the screen is wide; other pages, and those inside an app, have no room for it. */
function watchDesktop(): void {
  const desktop = matchMedia(DESKTOP)
  const checkOverlap = () => {
    if (!desktop.matches) return
    loadDesktop().then(
      ({ showPanel }) => showPanel(),
      () => {}, // the button at the foot of the page has the code too
    )
  }
  desktop.onchange = checkOverlap
  checkOverlap()
}
if (isSharePage) watchDesktop()
// What the first tap will need here.
if (createPlan({ page: 'home' }).way === 'desktop') loadDesktop().catch(() => {})

function createPlan(target: WakeTarget, isOnline = true): WakePlan {
  // Where the app is missing these need the network.
  const offline = isOnline ? {} : { universalLink: undefined, packageName: undefined }
  const place = { ...environment, inApp: isInsideApp() }
  return createWakePlan(place, target, { ...APP_LINKS, ...offline }, location.search)
}

/** Open the app at `target`, as far as this place lets us. Call it in the tap itself. `onBusy`: an attempt began, or ended. */
export function openApp(target: WakeTarget, onBusy: OnBusy): void {
  if (isChecking) return
  followPlan(createPlan(target), (plan) => {
    if (plan.way === 'intent') void openByIntent(plan, target, onBusy)
    else wakeOrFallBack(plan, onBusy)
  })
}

/** What a plan says, where no address leads on; else `goOn`. */
function followPlan(plan: WakePlan, onAddress: (plan: PlanWithAddress) => void) {
  if (plan.way === 'native')
    void goBack() // already inside: one page back is the app
  else if ('address' in plan) onAddress(plan)
  else showGuide(plan.way)
}

/** Where the app is missing an intent leaves for the installer: offline that would be the browser's error page. Chromium keeps the tap's leave to open an app for 5 s. */
async function openByIntent(plan: PlanWithAddress, target: WakeTarget, onBusy: OnBusy) {
  isChecking = true
  onBusy(true)
  const isOnline = await isReachable(location.href, CHECK_MS)
  isChecking = false
  const other = isOnline ? plan : createPlan(target, false)
  if ('address' in other) wakeOrFallBack(other, onBusy)
}

function wakeOrFallBack({ address, fallback }: PlanWithAddress, onBusy: OnBusy) {
  const began = wakeApp(address, {
    onEnd(outcome) {
      onBusy(false)
      if (outcome === 'opened') return
      if (fallback.kind === 'guide') return showGuide('guide')
      if (fallback.kind === 'app') {
        showNotice('打开失败，请返回 App 查看')
        return
      }
      // An unknown web view may be our own without its bridge: its reader is asked before being sent to a store.
      if (environment.mayBeNative || !('address' in fallback))
        showNotOpened('address' in fallback ? fallback.address : undefined)
      else void openStore(fallback)
    },
  })
  if (began) onBusy(true)
}

/** Get the app: store or installer by platform; where neither works, the way there. */
export function downloadApp(): void {
  followPlan(createPlan({ page: 'home' }), ({ fallback }) => {
    if ('address' in fallback) void openStore(fallback)
    else if (fallback.kind === 'guide') showGuide('guide')
    else showNotOpened()
  })
}

/** To the store, or for the installer, where there is a line. */
async function openStore({ kind, address }: Extract<WakeFallback, { address: string }>) {
  if ((await navigate(address)) && kind === 'package') showToast('正在下载安装包')
}

/** Their policies let the open tag in (scripts/build/third-parties.ts). */
const canHoldTag = isSharePage || location.pathname.startsWith(getPageUrl('test'))

/**
 * What lets WeChat's open tag open the app, where this build, page and client have one and WeChat took the page's signature: the pill of a button, a
 * cover for anything else, and the link of a target. Undefined: what is tapped stays as it is.
 */
export async function openTags() {
  if (!WECHAT || !WECHAT_OPEN_APP || !canHoldTag || getTagObstacle(environment, navigator.userAgent)) return undefined
  // WeChat's kit and the page's signature come behind what the page was opened for.
  await whenIdle()
  const { isConfigured, hasTags, TagCover, TaggedPill } = await loadModule(() => import('#shared/wechat/kit.ts'))
  if (!(await isConfigured(LANDING)) || !hasTags()) return undefined
  return { TagCover, TaggedPill, linkOf: (target: WakeTarget) => getSchemeUrl(target, APP_SCHEME, location.search) }
}
