import { FIND_APP, GET_APP, OPEN_APP } from '#shared/brand.ts'
import { Dialog } from '#shared/ui/overlays/dialog.tsx'
import type { OverlayProps } from './overlay.tsx'

/** The app stayed closed. `address`: where it can be got; HarmonyOS has no package to offer (native rule: never the apk). */
export function NotOpened({ open, onClose, address }: OverlayProps & { address?: string }) {
  const download = () => {
    onClose()
    if (address) location.href = address
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={`没有${OPEN_APP}`}
      text={address ? '如果还没有安装，请先下载' : FIND_APP}
      confirm={address ? GET_APP : '我知道了'}
      cancel={address ? '取消' : ''}
      onConfirm={download}
    />
  )
}
