import { type ReactNode, useId, useState } from 'react'
import campaign from '#scripts/legal/campaign.json' with { type: 'json' }
import type { ExtraPrize } from '#shared/api/activity.ts'
import { ACCENT_COLOUR, ACTION_COLOUR, GLOW_COLOUR, GOLD_COLOUR, STEWARD_QR } from '#shared/campaign.ts'
import { PAGE_ORIGIN } from '#shared/core/config.ts'
import { toImageUrl } from '#shared/core/links/safe-url.ts'
import { PrizePicture } from '#shared/features/campaign/campaign.tsx'
import { savePicture } from '#shared/features/share-file/save-picture.ts'
import { formatTrimmedGrouped } from '#shared/format/numbers.ts'
import { Button } from '#shared/ui/controls/button.tsx'
import { Icon } from '#shared/ui/icons/icon.tsx'
import { DownloadIcon } from '#shared/ui/icons/icons.tsx'
import { QrCard } from '#shared/ui/layout/qr-card.tsx'
import { useModal } from '#shared/ui/overlays/use-modal.ts'
import type { Campaign } from './use-campaign.ts'

interface PopupsProps {
  open: boolean
  /** The member's actions and their results. */
  campaign: Campaign
  /** The claimed prize; undefined where the service does not return it. */
  prize?: PrizeView
  /** Formatted start of the activity; '' once it has started. */
  beginning: string
  onClose: () => void
  onAddress: () => void
}

/** Result of a sign-up or a claim. The last pop-up stays rendered during its exit transition. */
export function Popups({ open, campaign, prize, beginning, onClose, onAddress }: PopupsProps) {
  const { popup, claiming: busyLabel, shareForExtra } = campaign
  const [last, setLast] = useState(popup)
  if (popup && popup !== last) setLast(popup)
  const displayed = popup ?? last
  const common = { open, onClose: () => busyLabel || onClose() }
  switch (displayed?.kind) {
    case 'signedUp':
      return (
        <CampaignPopup
          key="signedUp"
          {...common}
          sign="flame"
          title="报名成功"
          text={`${beginning && `${beginning}，`}${STEWARD.signedUp}`}
          hasCross
          hasPicture
        >
          <Steward />
        </CampaignPopup>
      )
    case 'claimFailed':
      return (
        <CampaignPopup
          key="claimFailed"
          {...common}
          sign="alert"
          title="领取失败"
          text={STEWARD.claimFailed}
          hasCross
          hasPicture
        >
          <Steward />
        </CampaignPopup>
      )
    case 'claimed':
      return (
        <CampaignPopup
          key="claimed"
          {...common}
          sign="check"
          isFestive
          title="领取成功"
          text={displayed.extra ? CLAIM.extra : CLAIM.done}
          hasPicture={prize !== undefined}
        >
          {prize && <ClaimedPrize {...prize} />}
          {displayed.extra ? (
            <>
              <SharingPrize {...displayed.extra} />
              <Choice
                busyLabel={busyLabel}
                no="不需要"
                onNo={onAddress}
                yes="立即分享"
                onYes={() => shareForExtra(displayed.extra!.prizeId)}
              />
            </>
          ) : (
            <Button kind="campaign" size="dialog" className="mt-5 w-full" onClick={onAddress}>
              填写收货地址
            </Button>
          )}
        </CampaignPopup>
      )
    default:
      return null
  }
}

interface ChoiceProps {
  /**
   * Label of the right button while its request is pending, which also disables the left one; else
   * false.
   */
  busyLabel: string | false
  no: string
  onNo: () => void
  yes: string
  onYes: () => void
}

/** Two buttons side by side; they wrap where they do not fit. */
function Choice({ busyLabel, no, onNo, yes, onYes }: ChoiceProps) {
  return (
    <div className="mt-5 flex flex-wrap gap-2.5">
      <Button kind="quiet" size="dialog" className="flex-[1_1_6em]" onClick={() => busyLabel || onNo()}>
        {no}
      </Button>
      <Button kind="campaign" size="dialog" className="flex-[1_1_6em]" busyLabel={busyLabel} onClick={onYes}>
        {yes}
      </Button>
    </div>
  )
}

interface CampaignPopupProps {
  open: boolean
  /**
   * Called for every way to dismiss it except the buttons: close icon, Escape, Back, tap on the
   * backdrop.
   */
  onClose: () => void
  sign: keyof typeof SIGNS
  title: string
  text: string
  /** A prize was won: rays animate once behind the sign. */
  isFestive?: boolean
  /** Shows a round close button below the panel. */
  hasCross?: boolean
  /** In landscape on a phone an image among the children is placed left of the text (BESIDE). */
  hasPicture?: boolean
  children: ReactNode
}

/** Classes for the picture of a panel with `hasPicture`: at most 180 px wide. */
const BESIDE = 'side:absolute side:inset-y-0 side:left-6 side:my-auto side:h-max'

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

/** Panel with the result of an action and the next step. */
function CampaignPopup({
  open,
  onClose,
  sign,
  title,
  text,
  isFestive,
  hasCross,
  hasPicture,
  children,
}: CampaignPopupProps) {
  const { element, isVisible } = useModal(open, onClose)
  const id = useId()
  const middle = `left-1/2 ${hasPicture ? 'side:left-[calc(50%+99px)]' : ''}`
  return (
    <dialog
      ref={element}
      className={`modal px-7 pt-20 side:pt-14 ${hasCross ? 'pb-24 side:pb-18' : 'pb-24 side:pb-4'}`}
      aria-labelledby={id}
      aria-describedby={`${id}t`}
    >
      {isVisible && (
        <div
          className={`modal-pop relative m-auto w-full max-w-[326px] rounded-[28px] bg-raised px-[22px] pt-16 pb-5 text-center shadow-float side:pt-14 ${hasPicture ? 'side:max-w-[560px] side:pl-[220px]' : ''}`}
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

/**
 * Rays and confetti over the panel's upper edge. They animate once, and are static with reduced
 * motion.
 */
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

interface PrizeView {
  name: string
  image: string
}

/** The claimed prize, left of the text in landscape on a phone. */
const ClaimedPrize = ({ name, image }: PrizeView) => (
  <div className={`pop-in mt-4 [animation-delay:calc(var(--dur-draw)*.3)] side:w-[180px] ${BESIDE}`}>
    <PrizePicture src={image} size={116} className="mx-auto" />
    <p className="mt-1 font-semibold">{name}</p>
  </div>
)

/** The extra prize that can also be claimed, by sharing. */
const SharingPrize = ({ prizeImage, prizeValue }: ExtraPrize) => (
  <div className="mt-4 flex items-center gap-3 rounded-[16px] side:mt-3 side:py-1.5 border-[1.5px] border-dashed border-coral bg-canvas py-2.5 pr-3.5 pl-2.5 text-left">
    <PrizePicture src={toImageUrl(prizeImage)} size={72} />
    <div>
      <h3 className="text-body leading-[1.45]">分享好礼</h3>
      {prizeValue !== undefined && (
        <p className="text-sub text-ink-2">
          价值 <b className="num text-num-s text-brand-text">¥{formatTrimmedGrouped(prizeValue, 2)}</b>
        </p>
      )}
    </div>
  </div>
)

/**
 * Absolute URL of the steward's QR code, which the shell requires. The site ships the image because
 * the service sends none (`pictures.steward`).
 */
const getStewardQrUrl = (): string => new URL(STEWARD_QR, PAGE_ORIGIN || location.origin).href

/**
 * The steward's QR code with a button that saves it to the album; users can also long-press the
 * code.
 */
function Steward() {
  const [isMissing, setMissing] = useState(false)
  return (
    <>
      <QrCard
        src={STEWARD_QR}
        size={148}
        label="服务管家二维码，长按识别"
        className={`mt-4 rounded-[18px] p-3.5 ${BESIDE}`}
        onMissing={() => setMissing(true)}
      />
      {!isMissing && (
        <Button
          kind="campaign"
          size="dialog"
          className="mt-5 w-full"
          icon={<DownloadIcon scalesWithText={20} />}
          onClick={() => void savePicture('saveQRCodeImg', getStewardQrUrl())}
        >
          保存二维码
        </Button>
      )}
    </>
  )
}

// Texts of the campaign that only members see (`scripts/legal/campaign.json`).
const STEWARD = campaign.steward

const CLAIM = campaign.claim
