import { MISSING } from '#shared/core/numbers.ts'
import { Card } from '#shared/ui/layout/card.tsx'
import { Triangle } from '#shared/ui/verdicts/change.tsx'
import { Dash } from '#shared/ui/verdicts/dash.tsx'
import { Tag } from '#shared/ui/verdicts/tag.tsx'
import type { ChangeView, FigureView } from './model.ts'

interface Props {
  figures: readonly FigureView[]
  /** 上周 or 上月. */
  last: string
  /** Undefined where the service does not say. */
  favourites: readonly string[] | undefined
}

/** How many days, minutes and kcal, each against the last period, and the courses the member likes. */
export const FigureCard = ({ figures, last, favourites }: Props) => (
  <Card>
    <dl className="trio gap-x-2">
      {figures.map(({ name, value, unit, change }) => (
        <div key={name}>
          <dt className="text-sub leading-normal text-ink-2">{name}</dt>
          <dd className="elder:text-right max-[359px]:text-right">
            {/* Where they stand below each other, the unit of a long number goes to the next line. */}
            <b className="num block whitespace-nowrap elder:whitespace-normal max-[359px]:whitespace-normal text-[min(2.125rem,12vw)] leading-tight tracking-[-.01em]">
              {value === MISSING ? <Dash /> : value}
              {value !== MISSING && (
                <i className="ml-0.5 inline-block font-sans text-caption font-normal tracking-normal text-ink-3">
                  {unit}
                </i>
              )}
            </b>
            <small className="inline-flex flex-wrap items-center gap-x-1 text-caption leading-normal text-ink-2">
              <ChangeText {...change} last={last} />
            </small>
          </dd>
        </div>
      ))}
    </dl>
    {favourites && (
      <p className="mt-4 flex flex-wrap items-center gap-2 border-t border-line pt-3.5 text-sub text-ink-2 *:whitespace-normal">
        最爱课程
        {favourites.length === 0 && <Dash />}
        {favourites.map((name) => (
          <Tag key={name} kind="brand">
            {name}
          </Tag>
        ))}
      </p>
    )}
  </Card>
)

/** The arrow alone where there is nothing to divide by; in ink, because more is neither good nor bad by itself. */
function ChangeText({ way, percent, last }: ChangeView & { last: string }) {
  if (!way) return <Dash />
  if (way === 'same') return <span>与{last}持平</span>
  return (
    <>
      <span className="num inline-flex items-center gap-[3px]">
        <Triangle isUp={way === 'up'} />
        {percent}
      </span>
      较{last}
    </>
  )
}
