import type { ComponentProps } from 'react'
import type { BodyFatRecord } from '#shared/api/scale.ts'
import { openNativePage } from '#shared/app/member/open-native-page.ts'
import { Button } from '#shared/ui/controls/button.tsx'
import { ScaleIcon } from '#shared/ui/icons/icons.tsx'
import { TargetIcon } from '#shared/ui/icons/icons-body.tsx'
import { StickyBar } from '#shared/ui/layout/sticky-bar.tsx'
import { Gauge } from '#shared/ui/verdicts/gauge.tsx'
import { Details } from './details.tsx'
import { hasGoal } from './model.ts'
import { Overlays } from './overlays.tsx'

/** The gauge of a record; the record's own scale and standard range are for grown-ups. */
export const WeightGauge = ({ record, isRated }: { record: BodyFatRecord; isRated: boolean }) => (
  <Gauge
    weight={record.weight}
    originWeight={record.originWeight}
    targetWeight={record.targetWeight}
    {...(isRated && record.weightStandard)}
  />
)

interface Props
  extends Omit<ComponentProps<typeof Details>, 'record'>,
    Omit<ComponentProps<typeof Overlays>, 'onClose'> {
  /** Something else stands in place of the measurements. */
  isAway: boolean
  onOpen: (what?: 'calendar' | 'goal') => void
}

/** What surrounds the weight and comes right after it: what lies below, the two pages of the shell that belong to the scale, what a tap opens. */
export const Around = ({ isAway, onOpen, body, isStill, onMove, ...overlays }: Props) => (
  <>
    {!isAway && (
      <>
        <div className="flex flex-1 flex-col gap-3 px-4 pt-3 pb-6">
          {overlays.shown && <Details record={overlays.shown} body={body} isStill={isStill} onMove={onMove} />}
        </div>
        <StickyBar>
          <Button
            kind="secondary"
            className="flex-[1_1_8em]"
            icon={<TargetIcon size={20} />}
            onClick={() =>
              overlays.shown && !hasGoal(overlays.shown)
                ? onOpen('goal')
                : void openNativePage('targetPlan', '目标计划')
            }
          >
            目标计划
          </Button>
          <Button
            className="flex-[1_1_8em]"
            icon={<ScaleIcon size={20} />}
            onClick={() => void openNativePage('scaleMeasurement', '体重测量')}
          >
            体重测量
          </Button>
        </StickyBar>
      </>
    )}
    <Overlays {...overlays} onClose={() => onOpen()} />
  </>
)
