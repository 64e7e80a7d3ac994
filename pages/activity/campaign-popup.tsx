import { type ReactNode, useId } from 'react'
import { ACCENT_COLOUR, ACTION_COLOUR, GLOW_COLOUR, GOLD_COLOUR } from '#shared/campaign.ts'
import { Icon } from '#shared/ui/icons/icon.tsx'
import { useModal } from '#shared/ui/overlays/use-modal.ts'

interface Props {
  open: boolean
  /** Every way out but the buttons: the cross, Escape, Back, a tap beside it. */
  onClose: () => void
  sign: keyof typeof SIGNS
  title: string
  text: string
  /** Something was won: rays burst out behind the sign, once. */
  isFestive?: boolean
  /** It takes the place of the question before it. */
  isNext?: boolean
  /** The round cross below the panel. */
  hasCross?: boolean
  /** On a phone on its side a picture among the children stands at the left of the words (BESIDE). */
  hasPicture?: boolean
  children: ReactNode
}

/** The picture of a panel that `hasPicture`: at most 180 px wide. */
export const BESIDE = 'side:absolute side:inset-y-0 side:left-6 side:my-auto side:h-max'

const SIGNS = {
  check: <path d="m34 55 13 13 27-29" strokeWidth={9} />,
  alert: <path d="M54 32v28m0 14v.1" strokeWidth={10} />,
  flame: (
    <path
      d="M54 80c14 0 22-9 22-21 0-13-10-17-13-26-9 3-14 11-14 20-4-1-5-4-5-7-6 4-10 9-10 15 0 11 8 19 20 19"
      fill={ACTION_COLOUR}
      stroke="none"
    />
  ),
}

/** A panel under a sun: what happened, and what to do next. */
export function CampaignPopup({
  open,
  onClose,
  sign,
  title,
  text,
  isFestive,
  isNext,
  hasCross,
  hasPicture,
  children,
}: Props) {
  const { element, isShown } = useModal(open, onClose)
  const id = useId()
  const middle = `left-1/2 ${hasPicture ? 'side:left-[calc(50%+99px)]' : ''}`
  return (
    <dialog
      ref={element}
      className={`modal px-7 pt-20 side:pt-14 ${hasCross ? 'pb-24 side:pb-18' : 'pb-24 side:pb-4'} ${isNext ? 'modal-next' : ''}`}
      aria-labelledby={id}
      aria-describedby={`${id}t`}
    >
      {isShown && (
        <div
          className={`${isNext ? 'modal-swap' : 'modal-pop'} relative m-auto w-full max-w-[326px] rounded-[28px] bg-raised px-[22px] pt-16 pb-5 text-center shadow-float side:pt-14 ${hasPicture ? 'side:max-w-[560px] side:pl-[220px]' : ''}`}
        >
          {isFestive && <Burst middle={middle} />}
          <svg
            className={`absolute -top-[52px] ${middle} -ml-[54px] ${isFestive ? 'pop-in' : ''}`}
            width="108"
            height="108"
            viewBox="0 0 108 108"
            fill="none"
            stroke={ACTION_COLOUR}
            strokeLinecap="round"
            strokeLinejoin="round"
            aria-hidden="true"
          >
            <circle
              cx="54"
              cy="54"
              r="49"
              stroke={GOLD_COLOUR}
              strokeWidth={8}
              strokeLinecap="butt"
              strokeDasharray="3 7.262"
            />
            <circle cx="54" cy="54" r="42" fill={GLOW_COLOUR} stroke="none" />
            {SIGNS[sign]}
          </svg>
          <h2 id={id} className="text-fig-m leading-[1.4] phrases">
            {title}
          </h2>
          <p id={`${id}t`} className="mt-1 text-sub leading-[1.65] text-ink-2 phrases">
            {text}
          </p>
          {children}
          {hasCross && (
            <button
              type="button"
              aria-label="关闭"
              className="press absolute -bottom-16 left-1/2 -ml-[22px] grid size-touch place-items-center rounded-full border-[1.5px] border-[rgb(255_255_255/.7)] text-white"
              onClick={onClose}
            >
              <Icon d="m6 6 12 12m0-12L6 18" />
            </button>
          )}
        </div>
      )}
    </dialog>
  )
}

/** Rays and paper in the campaign's colours, over the panel's upper edge only: they fly out once, and are there at once where nothing may move. */
const Burst = ({ middle }: { middle: string }) => (
  <i className={`pointer-events-none absolute -top-[128px] ${middle} -ml-[130px] h-[128px] w-[260px] overflow-hidden`}>
    <svg
      className="burst"
      width="260"
      height="260"
      viewBox="-130 -130 260 260"
      fill="none"
      strokeLinecap="butt"
      aria-hidden="true"
    >
      <circle r="84" stroke={GOLD_COLOUR} strokeWidth={26} strokeDasharray="3 18.99" />
      <circle r="108" stroke={ACCENT_COLOUR} strokeWidth={12} strokeDasharray="8 48.55" />
      <circle r="122" stroke="#7fd4c8" strokeWidth={9} strokeDasharray="9 54.88" transform="rotate(14)" />
    </svg>
  </i>
)
