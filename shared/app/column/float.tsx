import { useState } from 'react'

/** The steward who answers questions, over the page's corner; a tap shows the code large. */
export function ColumnFloat({ src, onOpen }: { src: string; onOpen: () => void }) {
  const [failed, setFailed] = useState('')
  if (!src || src === failed) return null
  return (
    <button
      type="button"
      className="press fixed right-[max(12px,calc(50vw-228px))] bottom-[calc(104px+var(--safe-bottom))] z-[4] elder:static elder:mx-5 elder:mb-4 elder:flex elder:w-auto elder:items-center elder:gap-3 elder:text-left w-[84px] rounded-[16px] bg-surface px-1.5 py-2 text-center text-[min(.6875rem,14px)] elder:text-tight leading-[1.35] text-ink-2 shadow-float"
      onClick={onOpen}
    >
      <img
        src={src}
        alt=""
        width={68}
        height={68}
        className="mx-auto mb-1 elder:m-0 rounded-[8px] bg-white p-1"
        onError={() => setFailed(src)}
      />
      扫码添加运动管家企微咨询
    </button>
  )
}
