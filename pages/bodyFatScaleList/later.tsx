import { getDisplayUnit } from '#shared/format/weight-unit.ts'
import { Button } from '#shared/ui/controls/button.tsx'
import { TrashIcon } from '#shared/ui/icons/icons-record.tsx'
import { Dialog } from '#shared/ui/overlays/dialog.tsx'
import { EmptyState } from '#shared/ui/states/empty.tsx'
import { ListDrawing } from '#shared/ui/states/empty-drawings.tsx'
import type { Row } from './model.ts'

/** Empty state of the list. */
export const NoPendingRecords = ({ onBack }: { onBack: () => void }) => (
  <EmptyState
    title="暂无待确认的测量记录"
    line="体脂秤的新记录会先放在这里，等你确认"
    drawing={<ListDrawing />}
    action={
      <Button className="min-w-44" onClick={onBack}>
        查看健康数据
      </Button>
    }
  />
)

/** Button that displays more records. */
export const More = ({ onMore }: { onMore: () => void }) => (
  <Button kind="secondary" onClick={onMore}>
    加载更多
  </Button>
)

interface Props {
  open: boolean
  /** The record to discard. */
  row: Row | undefined
  onClose: () => void
  onDiscard: (row: Row) => void
}

/** Confirmation before a measurement is discarded. */
export const DiscardDialog = ({ open, row, onClose, onDiscard }: Props) => (
  <Dialog
    open={open}
    onClose={onClose}
    icon={<TrashIcon size={30} />}
    title="丢弃这条测量记录？"
    text={row ? `${row.time} · ${row.weight}\u00a0${getDisplayUnit('kg')}，丢弃后无法找回。` : ' '}
    confirm="丢弃"
    isDanger
    onConfirm={() => row && onDiscard(row)}
  />
)

export { ErrorCard } from '#shared/ui/states/error-card.tsx'
