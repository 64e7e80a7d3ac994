import { Button } from '#shared/ui/controls/button.tsx'
import { ScaleIcon } from '#shared/ui/icons/icons.tsx'
import { Dialog } from '#shared/ui/overlays/dialog.tsx'

interface Props {
  open: boolean
  onClose: () => void
  onDiscard: () => void
}

/** Asks once before a measurement is given up: it cannot be had again. The way that keeps it is the one that stands out. */
export const DiscardDialog = ({ open, onClose, onDiscard }: Props) => (
  <Dialog
    open={open}
    onClose={onClose}
    icon={<ScaleIcon size={30} />}
    title="不保存这次测量吗？"
    text="离开后这次的数据无法找回，需要重新测量。"
  >
    <div className="mt-6 flex flex-wrap gap-2.5">
      <Button kind="quiet" size="dialog" className="flex-[1_1_6em]" onClick={onDiscard}>
        不保存
      </Button>
      <Button size="dialog" className="flex-[1_1_6em]" onClick={onClose}>
        再看看
      </Button>
    </div>
  </Dialog>
)
