import { useState } from 'react'
import type { BodyFatRecord } from '#shared/api/scale.ts'
import { openNativePage } from '#shared/app/member/open-native-page.ts'
import { Button } from '#shared/ui/controls/button.tsx'
import { ScaleIcon } from '#shared/ui/icons/icons.tsx'
import { TargetIcon } from '#shared/ui/icons/icons-body.tsx'
import { StickyBar } from '#shared/ui/layout/sticky-bar.tsx'
import { Gauge } from '#shared/ui/verdicts/gauge.tsx'
import { Details } from './details.tsx'
import { hasGoal } from './model.ts'
import { type Overlay, Overlays } from './overlays.tsx'
import type { Home } from './use-home.ts'

/** The gauge of a record, on the record's own scale and with its standard range. */
export const WeightGauge = ({ record }: { record: BodyFatRecord }) => (
  <Gauge
    weight={record.weight}
    originWeight={record.originWeight}
    targetWeight={record.targetWeight}
    {...record.weightStandard}
  />
)

interface Props {
  home: Home
  /** Something else stands in place of the measurements. */
  isAway: boolean
  open: Overlay | undefined
  onOpen: (what?: Overlay) => void
}

/** What surrounds the weight and comes right after it: what lies below, the two pages of the shell that belong to the scale, what a tap opens. */
export function Around({ home, isAway, open, onOpen }: Props) {
  const { shown, body } = home
  const [isGuided, setGuided] = useState(false)
  const toGoal = () => (shown && !hasGoal(shown) ? onOpen('goal') : void openNativePage('targetPlan', '目标计划'))
  return (
    <>
      {!isAway && (
        <>
          <div className="flex flex-1 flex-col gap-3 px-4 pt-3 pb-6">
            {shown && <Details record={shown} body={body} isStill={isGuided} />}
          </div>
          <StickyBar>
            <Button kind="secondary" className="flex-[1_1_8em]" icon={<TargetIcon grows={20} />} onClick={toGoal}>
              目标计划
            </Button>
            <Button
              className="flex-[1_1_8em]"
              icon={<ScaleIcon grows={20} />}
              onClick={() => void openNativePage('scaleMeasurement', '体重测量')}
            >
              体重测量
            </Button>
          </StickyBar>
        </>
      )}
      <Overlays home={home} open={open} onClose={() => onOpen()} onGuide={setGuided} />
    </>
  )
}
