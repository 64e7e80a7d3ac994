import { openNativePage } from '#shared/app/member/open-native-page.ts'
import { Button } from '#shared/ui/controls/button.tsx'
import { ScaleIcon } from '#shared/ui/icons/icons.tsx'
import { TargetIcon } from '#shared/ui/icons/icons-body.tsx'
import { StickyBar } from '#shared/ui/layout/sticky-bar.tsx'

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
