import { ICON_FILE, NAME, TAGLINE } from '#shared/brand.ts'
import type { WakeTarget } from '#shared/bridge/wake-plan.ts'
import { StickyBar } from '#shared/ui/layout/sticky-bar.tsx'
import { OpenAppButton } from './open-app.tsx'

/** The bar at the foot of a share page: what the app is, and the way into it. */
export function OpenAppBar({ target }: { target: WakeTarget }) {
  return (
    <StickyBar className="open-app">
      <img src={ICON_FILE} width={44} height={44} alt="" />
      <p className="min-w-0 self-center flex-[999_1_5em] font-semibold leading-[1.35]">
        {NAME}
        <small className="block text-caption font-normal text-ink-3">{TAGLINE}</small>
      </p>
      <OpenAppButton target={target} className="flex-[1_0_auto]" />
    </StickyBar>
  )
}
