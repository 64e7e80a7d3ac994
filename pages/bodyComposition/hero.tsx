import type { Sex } from '#shared/health/body.ts'
import type { RatingKey } from '#shared/health/ratings.ts'
import { lazyComponent } from '#shared/lazy/lazy-component.tsx'
import { RatingShape } from '#shared/ui/verdicts/rating-shape.tsx'
import { LATER } from './lazy.ts'
import type { createHead } from './model.ts'

/** Text colours of the ratings on the dark background, in both colour schemes. */
const ON_DEEP: Record<RatingKey, string> = {
  risk: 'text-[#ff8a7d]',
  warn: 'text-[#ffc65c]',
  normal: 'text-[#66c4f2]',
  excellent: 'text-sprout',
}

/** Loaded after the numbers, into reserved space. */
const BodyTypeFigure = lazyComponent(LATER, ({ BodyTypeFigure }) => BodyTypeFigure, {
  error: () => null,
})

/**
 * Hero with score, body form, rating and figure on the dark background. Without a score the form is
 * the main text.
 */
export function Hero({ score, form, rating, sex }: NonNullable<ReturnType<typeof createHead>> & { sex?: Sex }) {
  const hasScore = score !== undefined
  return (
    <div className="grid min-h-[206px] grid-cols-[minmax(0,1fr)_128px] px-5 pt-2">
      <div className="elder:pb-1.5">
        {(hasScore || form) && (
          <>
            <p className="text-sub text-on-deep-2">{hasScore ? '身体评分' : '身体类型'}</p>
            {hasScore ? (
              <p className="mt-0.5 mb-3.5 flex items-baseline gap-1">
                <b className="num text-[min(4.5rem,20vw)] leading-[1.05] tracking-[-.02em]">{score}</b>
                <i className="text-body text-on-deep-2">分</i>
              </p>
            ) : (
              <p className="mt-0.5 mb-3.5 text-[min(2rem,9vw)] leading-[1.35] font-semibold">{form!.name}</p>
            )}
          </>
        )}
        <dl className="flex flex-wrap gap-x-[22px] gap-y-2">
          {hasScore && form && (
            <div>
              <dt className="text-caption text-on-deep-2">身体类型</dt>
              <dd className="text-num-s font-semibold">{form.name}</dd>
            </div>
          )}
          {rating && (
            <div>
              <dt className="text-caption text-on-deep-2">综合评级</dt>
              <dd
                className={`flex items-center gap-1.5 text-num-s font-semibold [--cut:var(--color-deep)] ${rating.key ? ON_DEEP[rating.key] : ''}`}
              >
                {rating.key && <RatingShape kind={rating.key} size={14} />}
                {rating.name}
              </dd>
            </div>
          )}
        </dl>
      </div>
      <div className="relative -ml-[22px] h-[206px] self-end overflow-hidden [--color-hair:#1d6a4b]">
        {form?.code !== undefined && sex && (
          <div className="absolute top-0 -right-[9px] w-[166px]">
            <BodyTypeFigure code={form.code} sex={sex} height={330} name={form.name} />
          </div>
        )}
      </div>
    </div>
  )
}
