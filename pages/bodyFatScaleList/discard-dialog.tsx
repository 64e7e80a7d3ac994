import { shownUnit } from '#shared/core/weight-unit.ts'
import { TrashIcon } from '#shared/ui/icons/icons-record.tsx'
import { Dialog } from '#shared/ui/overlays/dialog.tsx'
import type { Row } from './model.ts'

interface Props {
  open: boolean
  /** The record in question. */
  row: Row | undefined
  onClose: () => void
  onDiscard: (row: Row) => void
}

/** One more question before a measurement is gone: the icon sits close to 确认. */
export const DiscardDialog = ({ open, row, onClose, onDiscard }: Props) => (
  <Dialog
    open={open}
    onClose={onClose}
    icon={<TrashIcon size={30} />}
    title="丢弃这条测量记录？"
    text={row ? `${row.time} · ${row.weight}\u00a0${shownUnit('kg')}，丢弃后无法找回。` : ' '}
    confirm="丢弃"
    isDanger
    onConfirm={() => row && onDiscard(row)}
  />
)
