import { useLayoutEffect } from 'react'
import { copyText } from '#shared/features/copy-text.ts'
import type { OverlayProps } from '#shared/open-app/overlay.tsx'
import { Icon } from '#shared/ui/icons/icon.tsx'
import { DotsIcon } from '#shared/ui/icons/icons.tsx'
import { showToast } from '#shared/ui/overlays/toast.tsx'
import { useModal } from '#shared/ui/overlays/use-modal.ts'

const ROW = 'flex min-h-17 items-center gap-3.5 rounded-[18px] bg-[#1d2622] px-4.5 py-3'
const NUMBER = 'num grid size-[2em] flex-none place-items-center rounded-full bg-sprout text-[1.125rem] text-[#122400]'

const BUTTON = 'press min-h-12 min-w-34 rounded-full border-[1.5px] border-[#fff9] px-6 font-semibold'

/** Duration of `modal-fade`, in ms. */
const FADE_MS = 320

/** The address of this visit, for a browser that the app's menu does not lead to. */
export async function copyLink() {
  const isCopied = await copyText(location.href)
  showToast(isCopied ? '已复制，请粘贴到手机浏览器的地址栏' : '无法复制，请点击右上角选择浏览器打开')
}

/** Chat apps block the app's address: the way out over their own menu (点击右上角选择浏览器打开). */
export function WechatGuide({ open, onClose }: OverlayProps) {
  const { element, isVisible } = useModal(open, onClose)
  // Not before the guide has faded in; restored before focus returns to the page.
  useLayoutEffect(() => {
    if (!open) return
    const { style } = document.getElementById('app')!
    const timer = setTimeout(() => (style.visibility = 'hidden'), FADE_MS)
    return () => {
      clearTimeout(timer)
      style.visibility = ''
    }
  }, [open])
  return (
    <dialog ref={element} className="modal text-white" aria-label="点击右上角选择浏览器打开">
      {isVisible && (
        // biome-ignore lint/a11y/noStaticElementInteractions: a tap anywhere outside the panel closes it
        // biome-ignore lint/a11y/useKeyWithClickEvents: keys have Escape and the button
        <div
          className="modal-fade relative flex w-full flex-col overflow-auto bg-[#040e09f5] px-7 pt-[92px] pb-16 side:pt-11 side:pb-6"
          onClick={() => element.current?.click()}
        >
          <svg
            className="absolute top-3.5 right-[22px] side:right-10 side:h-12 side:w-10.5"
            width="84"
            height="96"
            viewBox="0 0 84 96"
            fill="none"
            stroke="var(--color-sprout)"
            strokeWidth={3.5}
            strokeLinecap="round"
            strokeLinejoin="round"
            aria-hidden="true"
          >
            <path d="M8 88C44 84 66 58 68 14" strokeDasharray="2 9" />
            <path d="M54 26L68.5 10 80 28" />
          </svg>
          <h2 className="mr-20 text-right text-[min(1.25rem,6vw)] leading-normal">
            点击右上角
            <br />
            选择浏览器打开
          </h2>
          <ol role="list" className="mt-17 grid gap-3.5 side:mt-6 side:grid-cols-2">
            <li className={ROW}>
              <b className={NUMBER}>1</b>
              <span className="flex-1">点击右上角的菜单</span>
              <DotsIcon size={26} />
            </li>
            <li className={ROW}>
              <b className={NUMBER}>2</b>
              <span className="flex-1">
                选择<span className="inline-block">“在浏览器打开”</span>
              </span>
              <Icon size={26} d="M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0-17 0M15.5 8.5l-2 5-5 2 2-5z" />
            </li>
          </ol>
          <span className="min-h-10 flex-1" />
          <div className="flex flex-none flex-wrap justify-center gap-3">
            <button type="button" className={BUTTON} onClick={copyLink}>
              复制链接
            </button>
            <button type="button" className={BUTTON} onClick={onClose}>
              我知道了
            </button>
          </div>
        </div>
      )}
    </dialog>
  )
}
