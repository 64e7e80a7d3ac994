import { useState } from 'react'

/** The steward who answers questions, beside the page's action in the bar; a tap shows the code large. */
export function ColumnFloat({ src, onOpen }: { src: string; onOpen: () => void }) {
  const [failed, setFailed] = useState('')
  if (!src || src === failed) return null
  return (
    <button
      type="button"
      // On a phone on its side the bar's own ground is gone, and the hero's may be behind it.
      className="press flex min-h-[50px] flex-none items-center gap-2 rounded-[16px] pr-1 text-left text-caption leading-[1.4] text-ink-2 side:bg-surface side:py-1 side:pl-1.5"
      onClick={onOpen}
    >
      <img
        src={src}
        alt=""
        width={44}
        height={44}
        className="rounded-[8px] bg-white p-0.5"
        onError={() => setFailed(src)}
      />
      {/* WebKit breaks so narrow a text after each second character to make it `pretty`. */}
      <span className="max-w-[6em] [text-wrap:wrap]">扫码添加运动管家企微咨询</span>
    </button>
  )
}
