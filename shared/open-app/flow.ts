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
import { whenIdle } from '#shared/core/when-idle.ts'
import { goBack } from '#shared/page/go-back.ts'
import { navigate } from '#shared/page/navigate.ts'
import { isReachable } from '#shared/page/reload.ts'
import { showNotice, showToast } from '#shared/ui/overlays/toast.tsx'
import { getConfiguredSdk, hasTags } from '#shared/wechat/configured-sdk.ts'
import { getTagObstacle } from '#shared/wechat/open-tag.ts'
import { LANDING } from '#shared/wechat/share.ts'
import { TagCover, TaggedPill } from '#shared/wechat/tag-cover.tsx'
import { loadEncoder, showPanel } from './desktop.tsx'
import { showGuide, showNotOpened } from './guide.tsx'
import { APP_LINKS } from './install-links.ts'

type OnBusy = (isBusy: boolean) => void
type PlanWithAddress = Extract<WakePlan, { address: string }>

/** Timeout of the network check before an app is opened, in milliseconds. */
const CHECK_MS = 1000
let isChecking = false

/** A share page outside the app. The build adds Open Graph tags to share pages only. */
const isSharePage = !environment.mayBeNative && document.querySelector('[property^=og]') !== null

/** Loads the panel with QR code and app features next to a share page on a wide screen. */
function watchDesktop(): void {
  const desktop = matchMedia(DESKTOP)
  const checkOverlap = () => {
    if (desktop.matches) void showPanel()
  }
  desktop.onchange = checkOverlap
  checkOverlap()
}
if (isSharePage) watchDesktop()
// What the first tap will need here.
if (createPlan({ page: 'home' }).kind === 'desktop') loadEncoder().catch(() => {})

function createPlan(target: WakeTarget, isOnline = true): WakePlan {
  // Where the app is missing these need the network.
  const offline = isOnline ? {} : { universalLink: undefined, packageName: undefined }
  const place = { ...environment, inApp: isInsideApp() }
  return createWakePlan(place, target, { ...APP_LINKS, ...offline }, location.search)
}

/**
 * Opens the app at `target`, as far as the container allows. Call it synchronously in the tap.
 * `onBusy` reports start and end of an attempt.
 */
export function openApp(target: WakeTarget, onBusy: OnBusy): void {
  if (isChecking) return
  followPlan(createPlan(target), (plan) => {
    if (plan.kind === 'intent') void openByIntent(plan, target, onBusy)
    else wakeOrFallBack(plan, onBusy)
  })
}

/** Executes a plan without an address; otherwise calls `onAddress`. */
function followPlan(plan: WakePlan, onAddress: (plan: PlanWithAddress) => void) {
  if (plan.kind === 'native')
    void goBack() // already inside: one page back is the app
  else if ('address' in plan) onAddress(plan)
  else showGuide(plan.kind)
}

/**
 * Checks the network first: without the app an intent opens the installer, offline the browser's
 * error page. Chromium keeps the user activation for 5 s.
 */
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
      // An unknown web view may be our app without its bridge: ask before opening a store.
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

/** Pages whose CSP allows the open tag (scripts/build/third-parties.ts). */
const canHoldTag = isSharePage || location.pathname.startsWith(getPageUrl('test'))

/**
 * The components of WeChat's open tag; undefined if build, page or client do not support it
 * or WeChat refused the signature.
 */
export async function openTags() {
  if (!WECHAT || !WECHAT_OPEN_APP || !canHoldTag || getTagObstacle(environment, navigator.userAgent)) return undefined
  // WeChat's SDK and the signature are loaded when the page is idle.
  await whenIdle()
  if (!(await getConfiguredSdk(LANDING)) || !hasTags()) return undefined
  return { TagCover, TaggedPill, linkOf: (target: WakeTarget) => getSchemeUrl(target, APP_SCHEME, location.search) }
}
