import { navigate } from '#shared/page/navigate.ts'
import { Dialog } from '#shared/ui/overlays/dialog.tsx'

/** Confirms a link to another website and displays its URL. */
export function LeaveDialog({ to, open, onClose }: { to?: URL; open: boolean; onClose: () => void }) {
  const leavePage = () => {
    onClose()
    if (to) navigate(to.href)
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="打开外部网站"
      text={to && `即将前往 ${to.host}`}
      confirm="继续前往"
      onConfirm={leavePage}
    />
  )
}
