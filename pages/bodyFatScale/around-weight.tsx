import type { BodyFatRecord } from '#shared/api/scale.ts'
import { openNativePage } from '#shared/app/member/open-native-page.ts'
import { Button } from '#shared/ui/controls/button.tsx'
import { ScaleIcon } from '#shared/ui/icons/icons.tsx'
import { TargetIcon } from '#shared/ui/icons/icons-body.tsx'
import { StickyBar } from '#shared/ui/layout/sticky-bar.tsx'
import { Gauge } from '#shared/ui/verdicts/gauge.tsx'

// What surrounds the weight and comes right after it: the gauge's drawing, the footer, what lies below, the guide.
export { weightMove } from '#shared/health/weight-outlook.ts'
export { NumberRoll } from '#shared/ui/motion/number-roll.tsx'
export { Details } from './details.tsx'
export { Overlays } from './overlays.tsx'
export { openNativePage }

/** The gauge of a record; the record's own scale and standard range are for grown-ups. */
export const WeightGauge = ({ record, isRated }: { record: BodyFatRecord; isRated: boolean }) => (
  <Gauge
    weight={record.weight}
    originWeight={record.originWeight}
    targetWeight={record.targetWeight}
    {...(isRated && record.weightStandard)}
  />
)

/** In the place of a goal that is not set: the way to one. */
export const SetGoal = ({ onGoal }: { onGoal: () => void }) => (
  <button type="button" className="hit press font-sans text-body font-semibold text-brand-text" onClick={onGoal}>
    去设置
  </button>
)

/** The two pages of the shell that belong to the scale. */
export const Actions = ({ onGoal }: { onGoal: () => void }) => (
  <StickyBar>
    <Button kind="secondary" className="flex-[1_1_8em]" icon={<TargetIcon size={20} />} onClick={onGoal}>
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
)
