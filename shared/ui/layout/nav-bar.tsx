import type { ReactNode } from 'react'
import { Icon } from '#shared/ui/icons/icon.tsx'

interface Props {
  title: string
  /** Handler of the back button; without it there is no button and its space stays empty. */
  onBack?: () => void
  /** Text of 13 px or icon buttons of 44. */
  right?: ReactNode
  /**
   * `plain` on the canvas, `deep` above a dark hero; `clear` is transparent, for a sticky parent
   * with a background.
   */
  tone?: 'plain' | 'clear' | 'deep'
}

const TONES = {
  plain: 'sticky top-0 bg-canvas text-ink',
  clear: 'relative text-ink',
  deep: 'sticky top-0 bg-deep text-on-deep',
}

/**
 * Bar below the phone's status bar, whose height the shell sets (`--status-bar`). Sticky within its
 * parent, so place it next to the content, not inside the hero.
 */
export function NavBar({ title, onBack, right, tone = 'plain' }: Props) {
  return (
    <header className={`z-[3] flex-none pt-[var(--status-bar,env(safe-area-inset-top,0px))] ${TONES[tone]}`}>
      <div className="grid min-h-nav grid-cols-[1fr_auto_1fr] items-center gap-2">
        {onBack ? (
          <button
            type="button"
            aria-label="返回"
            className="press ml-1 grid size-touch place-items-center rounded-full"
            onClick={onBack}
          >
            <Icon d="m15 5-7 7 7 7" />
          </button>
        ) : (
          <i />
        )}
        <h1 className="text-center text-bar leading-[1.25]">{title}</h1>
        <div className="flex items-center justify-end gap-2 whitespace-nowrap pr-4 text-tight">{right}</div>
      </div>
    </header>
  )
}
