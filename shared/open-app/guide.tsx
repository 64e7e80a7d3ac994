import { FIND_APP, GET_APP, OPEN_APP } from '#shared/brand.ts'
import { environment } from '#shared/bridge/environment.ts'
import type { WakePlan } from '#shared/bridge/wake-plan.ts'
import { copyText } from '#shared/features/copy-text.ts'
import { navigate } from '#shared/page/navigate.ts'
import { Button } from '#shared/ui/controls/button.tsx'
import { Dialog } from '#shared/ui/overlays/dialog.tsx'
import { showNotice, showToast } from '#shared/ui/overlays/toast.tsx'
import { copyLink, WechatGuide } from '#shared/wechat/guide.tsx'
import { showPageQr } from './desktop.tsx'
import { type OverlayProps, showOverlay } from './overlay.tsx'

type GuideKind = Exclude<WakePlan, { address: string } | { kind: 'native' }>['kind']

/** Behind a tap to which nothing happened, in milliseconds (shared/bridge/README.md, "Waking the app"). */
const GUIDE_MS = 3000

/** Shows instructions in containers where a page cannot open the app. */
export function showGuide(guide: GuideKind): void {
  switch (guide) {
    case 'guide':
      showOverlay(WechatGuide)
      break
    case 'copy':
      showOverlay(CopyLink)
      break
    case 'desktop':
      void showPageQr()
      break
    case 'baidu-notice': // shown for 5 s
      showNotice('请使用微信或系统浏览器打开')
      setTimeout(showGuide, GUIDE_MS, 'guide')
      break
  }
}

/** Shows that the app did not open. @param address store or installer */
export const showNotOpened = (address?: string): void =>
  showOverlay((props) => <NotOpened {...props} address={address} />)

/**
 * Dialog after a failed attempt. `address` is the store or installer; absent on HarmonyOS without a
 * store page, which runs no Android package.
 */
export function NotOpened({ open, onClose, address }: OverlayProps & { address?: string }) {
  const downloadFromStore = () => {
    onClose()
    if (address) void navigate(address)
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={`没能${OPEN_APP}`}
      text={`${environment.mayBeNative ? '可以点击右上角选择浏览器打开。' : ''}${address ? '还没安装？先去下载' : FIND_APP}`}
      confirm={address ? GET_APP : '我知道了'}
      cancel={address ? '取消' : ''}
      onConfirm={downloadFromStore}
    >
      {environment.mayBeNative && (
        <Button kind="quiet" size="dialog" className="mt-6 -mb-3.5 w-full" onClick={copyLink}>
          复制链接
        </Button>
      )}
    </Dialog>
  )
}

/** In a mini program, which cannot open a browser: the page's URL to copy or select. */
function CopyLink({ open, onClose }: OverlayProps) {
  const copyAddress = async () => {
    if (await copyText(location.href)) {
      onClose()
      showToast('已复制，请粘贴到手机浏览器的地址栏')
    } else showToast('无法复制，请长按选择链接')
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="请在浏览器打开"
      text={'小程序暂不支持跳转 App，复制链接到浏览器打开即可'}
      confirm="复制链接"
      onConfirm={copyAddress}
    >
      <p className="mt-3 rounded-tile bg-canvas p-3 text-left text-caption text-ink-2 [user-select:all] [overflow-wrap:anywhere]">
        {location.href}
      </p>
    </Dialog>
  )
}
