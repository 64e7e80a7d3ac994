import { createRoot } from 'react-dom/client'
import { ICON_FILE, NAME, SLOGAN } from '#shared/brand.ts'
import { FEATURES } from '#shared/brand-details.ts'
import { loadModule } from '#shared/core/loading/load-module.ts'
import { Dialog } from '#shared/ui/overlays/dialog.tsx'
import { showNotice } from '#shared/ui/overlays/toast.tsx'
import { showOverlay } from './overlay.tsx'

const getAddress = () => location.origin + location.pathname + location.search

/** The encoder of QR codes, which phones need for posters only. */
export const loadEncoder = () => loadModule(() => import('./qr-path.ts'))
const loadCode = async () => (await loadEncoder()).createQrPath(getAddress())

interface PageCodeProps {
  code: Awaited<ReturnType<typeof loadCode>>
  className: string
}

/** The page's URL as a QR code, 208 px; as text if it is too long for a code. */
function PageCode({ code, className }: PageCodeProps) {
  if (!code) return <p className={`text-sub text-ink-2 ${className}`}>{getAddress()}</p>
  return (
    <svg
      className={`rounded-tile bg-white p-3 ${className}`}
      width="208"
      height="208"
      viewBox={`0 0 ${code.size} ${code.size}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label="这个页面的二维码"
    >
      <path d={code.path} fill="#0f1713" />
    </svg>
  )
}

/** On a computer: this page for the phone, which can open the app; a notice without the encoder. */
export const showPageQr = (): Promise<void> =>
  loadCode().then(
    (code) =>
      showOverlay(({ open, onClose }) => (
        <Dialog
          open={open}
          onClose={onClose}
          title="用手机扫码打开"
          text={'手机扫码打开本页，再一键进入 App'}
          confirm="我知道了"
          cancel=""
          onConfirm={onClose}
        >
          {/* As large as a low window has room for beneath the words, with the button below it in sight. */}
          <PageCode code={code} className="mx-auto mt-5 [&:is(svg)]:size-[clamp(120px,100vh-250px,208px)]" />
        </Dialog>
      )),
    () => showNotice('请用手机打开这个页面'),
  )

/**
 * In the space that shared/ui/styles/wide.css reserves: 98 px right of the middle; the page's 480
 * px column ends at 50 px.
 */
const POSITION =
  'beside-panel fixed top-1/2 left-[min(calc(50%+98px),calc(100%-316px))] z-[4] hidden w-[300px] [transform:translateY(-50%)] [@media(min-width:800px)_and_(min-height:480px)]:block print:hidden!'

/** What the app is, and this page's code for the phone. */
const Panel = ({ code }: Pick<PageCodeProps, 'code'>) => (
  <div className="rounded-sheet bg-surface px-7 pt-7 pb-8 text-center text-ink shadow-float">
    <p className="flex items-center gap-3 text-left text-head leading-[1.35] font-semibold">
      <img src={ICON_FILE} alt="" width={48} height={48} />
      <span>
        {NAME}
        <small className="block text-sub font-normal text-ink-2">{SLOGAN}</small>
      </span>
    </p>
    <PageCode code={code} className="mx-auto mt-5 border border-line" />
    <h2 className="mt-3 text-head leading-[1.4]">手机扫码打开</h2>
    <ul role="list" className="mt-5 grid gap-2 border-t border-line pt-5 text-left text-sub leading-[1.5] text-ink-2">
      {FEATURES.map((text) => (
        <li key={text} className="flex items-center gap-2.5">
          <i className="size-1.5 flex-none rounded-full bg-brand" />
          {text}
        </li>
      ))}
    </ul>
  </div>
)

let isRendered = false

/**
 * Renders the panel next to the page, once. CSS hides it in a narrow window. Nothing without the
 * encoder: the button at the foot of the page has the code too.
 */
export const showPanel = (): Promise<void> =>
  loadCode().then(
    (code) => {
      if (isRendered) return
      isRendered = true
      const aside = document.createElement('aside')
      aside.className = POSITION
      aside.setAttribute('aria-label', '在手机上打开')
      document.getElementById('app')!.before(aside)
      createRoot(aside).render(<Panel code={code} />)
    },
    () => {},
  )
