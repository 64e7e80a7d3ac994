import { go } from '#shared/app/page/go.ts'
import { FIND_APP, GET_APP, OPEN_APP } from '#shared/brand.ts'
import { Dialog } from '#shared/ui/overlays/dialog.tsx'
import type { OverlayProps } from './overlay.tsx'

/** The app stayed closed. `address`: where it can be got; absent on HarmonyOS without a store page: it runs no Android package. */
export function NotOpened({ open, onClose, address }: OverlayProps & { address?: string }) {
  const download = () => {
    onClose()
    if (address) void go(address)
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
