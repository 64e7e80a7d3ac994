import { PageButton } from '#shared/features/member/page-button.tsx'
import { EmptyState } from '#shared/ui/states/empty.tsx'
import { ListDrawing } from '#shared/ui/states/empty-drawings.tsx'

export { ErrorStateCard } from '#shared/features/messages/error-state-card.tsx'

/** Empty state of the list. */
export const NoColumns = () => (
  <EmptyState
    title="暂无训练专栏"
    line="新的专栏上线后会出现在这里"
    drawing={<ListDrawing />}
    action={<PageButton page="sportData" label="查看运动数据" />}
  />
)
