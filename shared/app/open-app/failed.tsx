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
      title="没有打开 App"
      text={address ? '如果还没有安装，请先下载' : '请在应用市场搜索“居家健身”，安装后再打开'}
      confirm={address ? '下载 App' : '我知道了'}
      cancel={address ? '取消' : ''}
      onConfirm={download}
    />
  )
}
