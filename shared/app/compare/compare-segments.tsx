import { useState } from 'react'
import type { History } from '#shared/api/composition.ts'
import { inShownUnit, shownUnit } from '#shared/core/weight-unit.ts'
import type { Body } from '#shared/health/body.ts'
import type { TakenRecord } from '#shared/health/records.ts'
import { SEGMENTS, type Tissue } from '#shared/health/segments.ts'
import { Segmented } from '#shared/ui/controls/segmented.tsx'
import { SegmentMap } from '#shared/ui/figures/segment-map.tsx'
import { TISSUES } from '#shared/ui/figures/segment-readings.ts'
import { Change } from '#shared/ui/verdicts/change.tsx'
import { segmentsAt } from './segments-at.ts'

interface Props {
  /** The earlier one first. */
  pair: readonly [TakenRecord, TakenRecord]
  names: readonly [string, string]
  history: History
  body: Body | null
}

/** The parts of the body as two figures, and how they differ; nothing where neither scale measured them. */
export function CompareSegments({ pair, names, history, body }: Props) {
  const [tissue, setTissue] = useState<Tissue>('muscle')
  const found = pair.map(({ time, values }) => segmentsAt(history, tissue, { time, weightKg: values.weight }))
  const [before, after] = found
  if (!before && !after) return null
  const changes = SEGMENTS.flatMap(({ key, name }) => {
    const [was, is] = [before?.kg[key], after?.kg[key]]
    return was === undefined || is === undefined ? [] : [{ name, by: is - was }]
  })
  return (
    <section>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-2">
        <h3 className="text-head leading-[1.4]">节段</h3>
        <Segmented label="节段" options={TISSUES} value={tissue} onChange={setTissue} />
      </div>
      <div className="flex flex-col gap-4">
        {found.map((one, index) => (
          <figure key={index}>
            <figcaption className="text-sub text-ink-2">{names[index]}</figcaption>
            {one ? (
              <SegmentMap sex={body?.sex ?? 'male'} readings={one.readings} />
            ) : (
              <p className="py-4 text-center text-sub text-ink-3">这次没有节段数据</p>
            )}
          </figure>
        ))}
      </div>
      {changes.length > 0 && (
        <dl className="fold-[8rem] mt-3 gap-x-4 gap-y-1.5 text-sub">
          {changes.map(({ name, by }) => (
            <div key={name} className="flex justify-between gap-2">
              <dt className="text-ink-2">{name}</dt>
              <dd>
                <Change by={inShownUnit('kg', by)} unit={` ${shownUnit('kg')}`} />
              </dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  )
}
