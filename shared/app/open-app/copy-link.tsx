import { copyText } from '#shared/app/copy-text.ts'
import { OPEN_APP } from '#shared/brand.ts'
import { Dialog } from '#shared/ui/overlays/dialog.tsx'
import { showToast } from '#shared/ui/overlays/toast.tsx'
import type { OverlayProps } from './overlay.tsx'

/** In a mini program, which cannot lead to a browser: the address of this visit to take there by hand; it stands there to be selected, too. */
export function CopyLink({ open, onClose }: OverlayProps) {
  const copy = async () => {
    if (await copyText(location.href)) {
      onClose()
      showToast('已复制，请粘贴到手机浏览器的地址栏')
    } else showToast('无法复制，请长按选择链接')
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="在浏览器里打开"
      text={`小程序里不能${OPEN_APP}。复制链接，粘贴到手机浏览器的地址栏`}
      confirm="复制链接"
      onConfirm={copy}
    >
      <p className="mt-3 rounded-tile bg-canvas p-3 text-left text-caption text-ink-2 [user-select:all] [overflow-wrap:anywhere]">
        {location.href}
      </p>
    </Dialog>
  )
}
