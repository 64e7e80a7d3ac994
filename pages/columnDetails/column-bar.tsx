import { useEffect, useState } from 'react'
import { ElderSlot } from '#shared/app/elder/slot.tsx'
import { BackIcon, ShareIcon } from '#shared/ui/icons/icons.tsx'

/** Px of scroll after which the bar has a ground and the name. */
const SOLID_AFTER = 180

interface Props {
  /** '' while it is not known. */
  name: string
  onBack: () => void
  /** Missing while there is nothing to share. */
  onShare?: () => void
}

const BUTTON = 'press ml-1 grid size-touch flex-none place-items-center rounded-full'

/** The bar above the picture: of one colour with its ground at first, then of the sheet's, with the column's name. */
export function ColumnBar({ name, onBack, onShare }: Props) {
  const [isSolid, setSolid] = useState(false)
  useEffect(() => {
    const look = () => setSolid(scrollY > SOLID_AFTER)
    look()
    addEventListener('scroll', look, { passive: true })
    return () => removeEventListener('scroll', look)
  }, [])
  return (
    <header
      data-solid={isSolid || undefined}
      className={`fixed inset-x-0 top-0 z-[6] mx-auto max-w-[480px] pt-[var(--status-bar,env(safe-area-inset-top,0px))] [transition:background-color_var(--dur-quick)_linear,color_var(--dur-quick)_linear] ${isSolid ? 'bg-surface text-ink' : 'bg-deep text-on-deep'}`}
    >
      <div className="grid h-nav grid-cols-[1fr_minmax(0,auto)_1fr] items-center">
        <button type="button" aria-label="返回" className={BUTTON} onClick={onBack}>
          <BackIcon />
        </button>
        <h1
          className={`max-w-full truncate elder:line-clamp-2 elder:whitespace-normal text-bar leading-[1.4] [transition:opacity_var(--dur-quick)_linear] ${isSolid ? '' : 'opacity-0'}`}
        >
          {name || '专栏详情'}
        </h1>
        <div className="flex items-center justify-end pr-1">
          <span className="px-2 empty:hidden">
            <ElderSlot />
          </span>
          {onShare && (
            <button type="button" aria-label="分享" className={BUTTON} onClick={onShare}>
              <ShareIcon size={22} />
            </button>
          )}
        </div>
      </div>
    </header>
  )
}
