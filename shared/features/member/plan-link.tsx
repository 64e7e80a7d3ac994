import { Button } from '#shared/ui/controls/button.tsx'
import { openNativePage } from './open-native-page.ts'

/** Link to the app's page with the training plan recommended for these values. */
export const PlanLink = () => (
  <Button
    kind="secondary"
    className="w-full"
    onClick={() => void openNativePage('recommondPlanCourse', '推荐训练计划')}
  >
    查看推荐训练计划
  </Button>
)
