import { differenceUnit, inShownUnit, unitBehind } from '#shared/core/weight-unit.ts'
import { Card } from '#shared/ui/layout/card.tsx'
import { Change } from '#shared/ui/verdicts/change.tsx'
import type { SinceLast } from './since-last.ts'

/** What has changed since the measurement before. In ink: more or less is neither good nor bad by itself. */
export const ChangeCard = ({ since: { day, changes } }: { since: SinceLast }) => (
  <Card title="这次的变化" right={`与 ${day} 相比`}>
    <dl className="trio text-center">
      {changes.map(({ name, unit, by }) => (
        <div key={name}>
          <dt className="text-caption text-ink-3">{name}</dt>
          <dd className="text-fig-s leading-[1.4]">
            <Change by={inShownUnit(unit, by)} unit={unitBehind(differenceUnit(unit))} />
          </dd>
        </div>
      ))}
    </dl>
  </Card>
)
