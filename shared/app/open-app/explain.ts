import { OPEN_APP } from '#shared/brand.ts'
import type { WakePlan } from '#shared/bridge/wake-plan.ts'
import { lazy } from '#shared/core/loading/lazy.ts'
import { showNotice } from '#shared/ui/overlays/toast.tsx'
import { showOverlay } from './overlay.tsx'

type Explained = Exclude<WakePlan, { address: string } | { way: 'native' }>['way']

/** What the first tap will need, by the way that is left. */
export const parts = {
  guide: () => import('#shared/app/wechat/guide.tsx'),
  desktop: () => import('./qr.tsx'),
  copy: () => import('./copy-link.tsx'),
}

/** Places where nothing can be opened by a page: what the reader can do instead. */
export function explain(way: Explained): void {
  switch (way) {
    case 'guide':
      lazy(parts.guide).then(
        ({ WechatGuide }) => showOverlay(WechatGuide),
        () => showNotice('点击右上角选择浏览器打开'),
      )
      break
    case 'copy':
      lazy(parts.copy).then(
        ({ CopyLink }) => showOverlay(CopyLink),
        () => showNotice('请复制链接，在手机浏览器里打开'),
      )
      break
    case 'desktop':
      lazy(parts.desktop).then(
        ({ PageQr }) => showOverlay(PageQr),
        () => showNotice('请用手机打开这个页面'),
      )
      break
    case 'baidu-notice': // shown for 5 s
      showNotice('请使用微信或系统浏览器打开')
      break
  }
}

/** The attempt came to nothing, and nobody is sent anywhere unasked. @param address where the app can be got */
export function showNotOpened(address?: string): void {
  lazy(() => import('./failed.tsx')).then(
    ({ NotOpened }) => showOverlay((props) => NotOpened({ ...props, address })),
    () => showNotice(`没有${OPEN_APP}，请检查网络后再试`),
  )
}
