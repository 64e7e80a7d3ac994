import type { ComparedRow } from '#shared/health/compare.ts'
import { RATINGS, type Rating } from '#shared/health/ratings.ts'
import { Change } from '#shared/ui/verdicts/change.tsx'
import { Dash } from '#shared/ui/verdicts/dash.tsx'
import { Tag } from '#shared/ui/verdicts/tag.tsx'

/** One metric below the other: what it was, what it is, how it differs. Figures fold under each other where they have no room. */
export const CompareRows = ({ rows, names }: { rows: readonly ComparedRow[]; names: readonly [string, string] }) => (
  <ul role="list">
    {rows.map(({ key, name, unit, decimals, before, after, ratings, by, isEstimated }) => (
      <li key={key} className="border-line py-2.5 not-first:border-t">
        <h3 className="text-sub font-normal text-ink-2">
          {name}
          {unit && <i className="ml-1 text-caption text-ink-3">{unit}</i>}
          {isEstimated && <i className="ml-1 text-caption text-ink-3">估算</i>}
        </h3>
        <dl className="fold-[5.2rem] mt-1 gap-x-2 gap-y-1">
          <Figure name={names[0]} value={before} rating={ratings[0]} />
          <Figure name={names[1]} value={after} rating={ratings[1]} />
          <div>
            <dt className="text-caption text-ink-3">变化</dt>
            <dd className="text-fig-xs leading-[1.5]">
              {by === undefined ? sameWord(before, after) : <Change by={by} decimals={decimals} />}
            </dd>
          </div>
        </dl>
      </li>
    ))}
  </ul>
)

/** Where there is nothing to subtract: a body type stays or becomes another. */
const sameWord = (before: string, after: string) =>
  before === '-' || after === '-' ? <Dash /> : before === after ? '相同' : '不同'

const Figure = ({ name, value, rating }: { name: string; value: string; rating: Rating | undefined }) => (
  <div>
    <dt className="text-caption text-ink-3">{name}</dt>
    <dd className="flex flex-wrap items-center gap-x-1.5 gap-y-1">
      <b className="num text-fig-xs leading-[1.5]">{value === '-' ? <Dash /> : value}</b>
      {rating && <Tag kind={RATINGS[rating].key}>{RATINGS[rating].name}</Tag>}
    </dd>
  </div>
)
