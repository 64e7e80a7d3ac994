import { useEffect, useState } from 'react'
import { LargeTextSlot } from '#shared/features/large-text/large-text-slot.tsx'
import { BackIcon, ShareIcon } from '#shared/ui/icons/icons.tsx'

interface Props {
  title: string
  /** False if the picture below contains the page's heading. */
  isHeading?: boolean
  /** px of scroll after which the bar gets a background and the title. */
  solidAfter?: number
  onBack: () => void
  /**
   * Undefined while there is nothing to share: the button's space is reserved to avoid a layout
   * shift.
   */
  onShare?: () => void
  /** Colours of the bar above the picture, and behind its text there. */
  clear?: string
  /** Colours of the bar once scrolled. */
  solid?: string
}

/** Text over a picture has a background of its own, for contrast. */
const GROUND =
  "relative isolate px-3 before:absolute before:inset-x-0 before:inset-y-2 before:-z-10 before:rounded-full before:content-[''] empty:hidden"
const BUTTON = 'press grid size-touch flex-none place-items-center rounded-full'

/**
 * Sticky bar above a picture: first in the picture's colour, after scrolling in the sheet's colour
 * and with the title, so that the back button stays visible.
 */
export function HeroBar({
  title,
  isHeading = true,
  solidAfter = 180,
  onBack,
  onShare,
  clear = 'bg-deep text-on-deep [--veil:var(--color-deep)]',
  solid = 'bg-surface text-ink',
}: Props) {
  const [isSolid, setSolid] = useState(false)
  useEffect(() => {
    const updateSolid = () => setSolid(scrollY > solidAfter)
    updateSolid()
    addEventListener('scroll', updateSolid, { passive: true })
    return () => removeEventListener('scroll', updateSolid)
  }, [solidAfter])
  const Title = isHeading ? 'h1' : 'p'
  return (
    <header
      data-solid={isSolid || undefined}
      className={`fixed inset-x-0 top-0 z-[6] mx-auto max-w-[480px] pt-[var(--status-bar,env(safe-area-inset-top,0px))] [transition:background-color_var(--dur-quick)_linear,color_var(--dur-quick)_linear] ${isSolid ? solid : clear}`}
    >
      <div className="grid h-nav grid-cols-[1fr_minmax(0,auto)_1fr] items-center">
        <button type="button" aria-label="返回" className={`${BUTTON} ml-1`} onClick={onBack}>
          <BackIcon />
        </button>
        <Title
          aria-hidden={!isHeading || undefined}
          className={`max-w-full truncate text-center elder:line-clamp-2 elder:whitespace-normal text-bar leading-[1.4] font-semibold [transition:opacity_var(--dur-quick)_linear] ${isSolid ? '' : 'opacity-0'}`}
        >
          {title}
        </Title>
        <div className="flex items-center justify-end pr-1">
          <span className={`${GROUND} ${isSolid ? '' : 'before:bg-[var(--veil)]'}`}>
            <LargeTextSlot />
          </span>
          {onShare ? (
            <button type="button" aria-label="分享" className={BUTTON} onClick={onShare}>
              <ShareIcon size={22} />
            </button>
          ) : (
            <i className={BUTTON} />
          )}
        </div>
      </div>
    </header>
  )
}
