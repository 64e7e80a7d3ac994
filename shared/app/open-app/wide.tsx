import { createRoot } from 'react-dom/client'
import { FEATURES, ICON_FILE, NAME, SLOGAN } from '#shared/brand.ts'
import { PageCode } from './page-code.tsx'

/** In the room that shared/ui/styles/wide.css keeps: 98 px right of the middle, where the page's column of 480 has its end at 50. */
const PLACE =
  'fixed top-1/2 left-[min(calc(50%+98px),calc(100%-316px))] z-[4] hidden w-[300px] [transform:translateY(-50%)] [@media(min-width:800px)_and_(min-height:480px)]:block print:hidden!'

/**
 * Scenes run over the whole screen: the ground of a dark hero goes on at both sides, and pictures fade into it. What stands on that ground with the same
 * colour behind its words keeps to its place, or it would cover its neighbours. Written as rules of this
 * element for the page that follows it, so that they come with it and a phone's first view has none of them.
 */
const SCENES = [
  '[&~#app_main_.bg-deep:not(.bg-deep_*)]:[@media(min-width:800px)_and_(min-height:480px)]:[box-shadow:0_0_0_100vmax_var(--color-deep)]',
  '[&~#app_main_.bg-deep:not(.bg-deep_*)]:[@media(min-width:800px)_and_(min-height:480px)]:[clip-path:inset(0_-100vmax)]',
  '[&~#app_.season>header]:[@media(min-width:800px)_and_(min-height:480px)]:[margin:0]',
  '[&~#app_.season>header]:[@media(min-width:800px)_and_(min-height:480px)]:[box-shadow:0_0_0_100vmax_theme(--color-scene)]',
  '[&~#app_.season>header]:[@media(min-width:800px)_and_(min-height:480px)]:[clip-path:inset(0_-100vmax)]',
  '[&~#app_img:is(.absolute,[fetchpriority=high])]:[@media(min-width:800px)_and_(min-height:480px)]:[mask-image:linear-gradient(90deg,#0000,#000_14%,#000_86%,#0000)]',
  // A figure near its right edge stays whole.
  '[&~#app_img.max-w-none]:[@media(min-width:800px)_and_(min-height:480px)]:[mask-image:linear-gradient(90deg,#000_93%,#0000)]!',
  // A scene that is drawn on beyond its sides fills the window; its middle stays that of the column, which `main` keeps 190 px left of the window's.
  '[&~#app]:[overflow-x:clip]',
  '[&~#app_img[src$="-wide.svg"][fetchpriority=high]]:[@media(min-width:800px)_and_(min-height:480px)]:[mask-image:none]',
  '[&~#app_img[src$="-wide.svg"][fetchpriority=high]]:[@media(min-width:800px)_and_(min-height:480px)]:[object-fit:fill]',
  '[&~#app_img[src$="-wide.svg"][fetchpriority=high]]:[@media(min-width:800px)_and_(min-height:480px)]:[left:min(-380px,50px-50vw)]',
  '[&~#app_img[src$="-wide.svg"][fetchpriority=high]]:[@media(min-width:800px)_and_(min-height:480px)]:[width:calc(100vw+380px)]',
  '[&~#app_img[src$="-wide.svg"][fetchpriority=high]]:[@media(min-width:800px)_and_(min-height:480px)]:[max-width:none]',
  "[&~#app_img[src$='-wide.svg'].object-bottom:not(.absolute)]:[@media(min-width:800px)_and_(min-height:480px)]:[position:relative]",
  // Another column's picture is the head of a card, whose body is the sheet below it.
  '[&~#app_.bg-deep_img.object-bottom:not([src$="-wide.svg"])]:[@media(min-width:800px)_and_(min-height:480px)]:[mask-image:none]',
  '[&~#app_.bg-deep_img.object-bottom:not([src$="-wide.svg"])]:[@media(min-width:800px)_and_(min-height:480px)]:[clip-path:inset(24px_0_0_round_24px_24px_0_0)]',
  // The bar at the foot of the column is a card that floats over its end, as the panel does beside it.
  '[&~#app_.sticky.border-t]:[@media(min-width:800px)_and_(min-height:480px)]:[margin:0_16px]',
  '[&~#app_.sticky.border-t]:[@media(min-width:800px)_and_(min-height:480px)]:[border-width:0]',
  '[&~#app_.sticky.border-t]:[@media(min-width:800px)_and_(min-height:480px)]:[border-radius:var(--radius-card)]',
  '[&~#app_.sticky.border-t]:[@media(min-width:800px)_and_(min-height:480px)]:[padding:12px_16px]',
  '[&~#app_.sticky.border-t]:[@media(min-width:800px)_and_(min-height:480px)]:[box-shadow:var(--shadow-float)]',
  '[&~#app_.sticky.border-t]:[@media(min-width:800px)_and_(min-height:480px)]:[transform:translateY(-16px)]',
  // A short message stands over the page's column, not over the panel.
  '[&~[role=status]>*]:[@media(min-width:800px)_and_(min-height:480px)]:right-[412px]',
  '[&~#app_.sticky.bottom-0]:print:hidden!',
  '[&~#app_main]:print:p-0!',
  '[&~#app_button:hover]:[@media(hover:hover)]:[filter:brightness(.95)]',
].join(' ')

/** What the app is, and this page's code for the phone. */
const Panel = () => (
  <div className="rounded-sheet bg-surface px-7 pt-7 pb-8 text-center text-ink shadow-float">
    <p className="flex items-center gap-3 text-left text-head leading-[1.35] font-semibold">
      <img src={ICON_FILE} alt="" width={48} height={48} />
      <span>
        {NAME}
        <small className="block text-sub font-normal text-ink-2">{SLOGAN}</small>
      </span>
    </p>
    <PageCode className="mx-auto mt-5 border border-line" />
    <h2 className="mt-3 text-head leading-[1.4]">手机扫码打开</h2>
    <ul role="list" className="mt-5 grid gap-2 border-t border-line pt-5 text-left text-sub leading-[1.5] text-ink-2">
      {FEATURES.map((words) => (
        <li key={words} className="flex items-center gap-2.5">
          <i className="size-1.5 flex-none rounded-full bg-brand" />
          {words}
        </li>
      ))}
    </ul>
  </div>
)

let isShown = false

/** Draw the panel beside the page, before it in the document, once. It hides itself where the window gets narrow. */
export function showPanel(): void {
  if (isShown) return
  isShown = true
  const aside = document.createElement('aside')
  aside.className = `${PLACE} ${SCENES}`
  aside.setAttribute('aria-label', '在手机上打开')
  document.getElementById('app')!.before(aside)
  createRoot(aside).render(<Panel />)
}
