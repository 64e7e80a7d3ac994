import { go } from '#shared/app/page/go.ts'
import { canBeHad } from '#shared/app/page/refresh.ts'
import { environment } from '#shared/bridge/environment.ts'
import { wakeApp } from '#shared/bridge/wake-app.ts'
import { type WakeFallback, type WakePlan, type WakeTarget, wakePlan } from '#shared/bridge/wake-plan.ts'
import { lazy } from '#shared/core/loading/lazy.ts'
import { showNotice, showToast } from '#shared/ui/overlays/toast.tsx'
import { explain, parts, showNotOpened } from './explain.ts'
import { APP_LINKS } from './install-links.ts'
import { watchWide } from './watch-wide.ts'

export { openTags } from './open-tags.ts'

type OnBusy = (isBusy: boolean) => void
type Native = typeof import('./native.ts')
type Addressed = Extract<WakePlan, { address: string }>

/** A line that is silent for so long before an app is opened counts as none: the scheme leads to no web page. */
const LOOK_MS = 1000
let isLooking = false

let native: Native | undefined

/** What the first tap will need here, fetched before it. */
async function warmUp(): Promise<void> {
  const { way } = planFor({ page: 'home' })
  if (way in parts) await lazy<unknown>(parts[way as keyof typeof parts])
  // A web view of no app we know may be ours: only there the bridge is looked for.
  if (environment.mayBeNative) native = await lazy(() => import('./native.ts'))
}
warmUp().catch(() => {})

watchWide()

function planFor(target: WakeTarget, hasLine = navigator.onLine): WakePlan {
  // Where the app is missing these need the network.
  const offline = hasLine ? {} : { universalLink: undefined, packageName: undefined }
  const place = { ...environment, inApp: native?.insideApp() ?? false }
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
    void native?.goBack() // already inside: one page back is the app
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
      if (fallback.kind === 'app') {
        showNotice('打开失败，请返回 App 查看')
        return
      }
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
  follow(planFor({ page: 'home' }), ({ fallback }) => {
    if ('address' in fallback) void leaveFor(fallback)
    else showNotOpened()
  })
}

/** To the store, or for the installer, where there is a line. */
async function leaveFor({ kind, address }: Extract<WakeFallback, { address: string }>) {
  if ((await go(address)) && kind === 'package') showToast('正在下载安装包')
}
