import { OPEN_APP } from '#shared/brand.ts'
import { Dialog } from '#shared/ui/overlays/dialog.tsx'
import type { OverlayProps } from './overlay.tsx'
import { PageCode } from './page-code.tsx'

/** On a computer: this page for the phone, which can open the app. */
export const PageQr = ({ open, onClose }: OverlayProps) => (
  <Dialog
    open={open}
    onClose={onClose}
    title="用手机扫码打开"
    text={`手机打开这个页面后，就能${OPEN_APP}`}
    confirm="我知道了"
    cancel=""
    onConfirm={onClose}
  >
    {/* As large as a low window has room for beneath the words, with the button below it in sight. */}
    <PageCode className="mx-auto mt-5 [&:is(svg)]:size-[clamp(120px,100vh-250px,208px)]" />
  </Dialog>
)
