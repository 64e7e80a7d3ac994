import { withCommas } from '#shared/core/numbers.ts'
import type { InviteView } from './model.ts'

/** One tick and one gap: sixty of them go round. */
const TICK = '2.6 6.406 '
const MINUTES = 60

/** @param colour written out, because the build keeps only tokens that it finds in the sources */
const Ring = ({ colour, ticks }: { colour: string; ticks?: number }) => (
  <circle
    cx="98"
    cy="98"
    r="86"
    stroke={colour}
    strokeDasharray={ticks === undefined ? TICK : `${TICK.repeat(ticks)}0 999`}
    transform="rotate(-88.5 98 98)"
  />
)

/** 每日运动N分钟 on a dial of an hour: one tick per minute, the target's lit. */
export const TargetRing = ({ target }: { target: InviteView['target'] }) => (
  <p className="relative mt-5 grid place-items-center">
    <svg width="196" height="196" viewBox="0 0 196 196" fill="none" strokeWidth={16} aria-hidden="true">
      <Ring colour="var(--color-line)" />
      {target && <Ring colour="var(--color-brand)" ticks={Math.min(target.minutes, MINUTES)} />}
    </svg>
    {target && (
      <span className="absolute text-tight leading-normal text-ink-2">
        {target.words}
        <b className="num block text-[min(4rem,17vw)] leading-none tracking-[-.02em] text-ink">
          {withCommas(target.minutes)}
        </b>
        分钟
      </span>
    )}
  </p>
)
