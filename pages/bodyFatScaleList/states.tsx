import { Button } from '#shared/ui/controls/button.tsx'
import { Empty } from '#shared/ui/states/empty.tsx'
import { ListDrawing } from '#shared/ui/states/empty-drawings.tsx'

/** Everything is settled. */
export const NothingWaits = () => (
  <Empty title="暂无待确认的测量记录" line="体脂秤传来的新记录会先出现在这里" drawing={<ListDrawing />} />
)

/** More records than are drawn at once. */
export const More = ({ onMore }: { onMore: () => void }) => (
  <Button kind="secondary" onClick={onMore}>
    加载更多
  </Button>
)
