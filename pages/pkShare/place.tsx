import { MISSING } from '#shared/core/numbers.ts'

/** Size by number of digits, so that the place keeps to one line on the narrowest phone. */
const SIZES = ['', 'text-[min(15rem,62vw)]', 'text-[min(13rem,50vw)]', 'text-[min(9rem,34vw)]']
const SMALL = 'text-[min(6rem,22vw)]'

/** 我在多人PK获得第 N 名, the number as large as the page allows; without a place an invitation; a blank of the same height before it is known. */
export const Place = ({ rank }: { rank: string | undefined }) => (
  <div className="relative grid flex-1 content-center justify-items-center gap-1.5 py-6">
    <p className="rounded-full bg-deep px-4 text-head leading-normal text-on-deep-2">
      {rank === MISSING ? '我正在参加多人PK' : '我在多人PK获得'}
    </p>
    <div className="grid h-[min(13.5rem,55.8vw)] content-center">
      {rank === MISSING ? (
        <b className="text-[min(3.5rem,14vw)] leading-[1.3] text-sprout">等你来战</b>
      ) : (
        <p
          className={`flex items-baseline gap-2.5 text-[min(1.75rem,9vw)] leading-none font-semibold ${rank ? '' : 'invisible'}`}
        >
          第
          <b className={`num leading-[.9] tracking-[-.05em] text-sprout ${SIZES[rank?.length ?? 1] ?? SMALL}`}>
            {rank ?? 0}
          </b>
          名
        </p>
      )}
    </div>
  </div>
)
