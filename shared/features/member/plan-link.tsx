import { Button } from '#shared/ui/controls/button.tsx'
import { openNativePage } from './open-native-page.ts'

/** On to the training plan that the app recommends for these numbers: its own page. */
export const PlanLink = () => (
  <Button
    kind="secondary"
    className="w-full"
    onClick={() => void openNativePage('recommondPlanCourse', '推荐训练计划')}
  >
    查看推荐训练计划
  </Button>
)
