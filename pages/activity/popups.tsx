import { useState } from 'react'
import { PrizePicture } from '#shared/app/campaign/prize-picture.tsx'
import { imageUrl } from '#shared/core/links/safe-url.ts'
import { shortGrouped } from '#shared/core/numbers.ts'
import { Button } from '#shared/ui/controls/button.tsx'
import { BESIDE, CampaignPopup } from './campaign-popup.tsx'
import { CLAIM, STEWARD } from './copy.ts'
import { Steward } from './popup-steward.tsx'
import type { Popup } from './use-campaign.ts'

interface Props {
  open: boolean
  popup?: Popup
  /** What has been claimed; undefined where the service does not say which. */
  prize?: { name: string; image: string }
  /** When the activity begins, in words; '' once it has begun. */
  beginning: string
  /** Words of the busy right button. */
  busy: string | false
  onClose: () => void
  onClaim: (prizeId: string) => void
  onShare: (prizeId: string) => void
  onAddress: () => void
}

/** One more question before a claim, and how a sign-up or a claim went. The last one stays drawn while it leaves. */
export function Popups({ open, popup, prize, beginning, busy, onClose, onClaim, onShare, onAddress }: Props) {
  const [last, setLast] = useState(popup)
  if (popup && popup !== last) setLast(popup)
  const shown = popup ?? last
  // Each kind is a dialog of its own (`key`): when the news takes the place of the question, the focus goes into it.
  const common = { open, onClose: () => busy || onClose() }
  if (shown?.kind === 'signedUp')
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
  if (shown?.kind === 'confirm')
    return (
      <CampaignPopup key="confirm" {...common} sign="flame" title={`领取“${shown.prize.name}”？`} text={CLAIM.ask}>
        <Choice busy={busy} no="再想想" onNo={onClose} yes="确认领取" onYes={() => onClaim(shown.prize.id)} />
      </CampaignPopup>
    )
  if (shown?.kind === 'claimFailed')
    return (
      <CampaignPopup
        key="claimFailed"
        {...common}
        isNext
        sign="alert"
        title="领取失败"
        text={STEWARD.claimFailed}
        hasCross
        hasPicture
      >
        <Steward />
      </CampaignPopup>
    )
  if (shown?.kind !== 'claimed') return null
  const { extra } = shown
  return (
    <CampaignPopup
      key="claimed"
      {...common}
      isNext
      sign="check"
      isFestive
      title="领取成功"
      text={extra ? CLAIM.extra : CLAIM.done}
      hasPicture={prize !== undefined}
    >
      {prize && (
        <div className={`pop-in mt-4 [animation-delay:calc(var(--dur-draw)*.3)] side:w-[180px] ${BESIDE}`}>
          <PrizePicture src={prize.image} size={116} className="mx-auto" />
          <p className="mt-1 font-semibold">{prize.name}</p>
        </div>
      )}
      {extra && (
        <div className="mt-4 flex items-center gap-3 rounded-[16px] side:mt-3 side:py-1.5 border-[1.5px] border-dashed border-coral bg-canvas py-2.5 pr-3.5 pl-2.5 text-left">
          <PrizePicture src={imageUrl(extra.prizeImage)} size={72} />
          <div>
            <h3 className="text-body leading-[1.45]">分享好礼</h3>
            {extra.prizeValue !== undefined && (
              <p className="text-sub text-ink-2">
                价值 <b className="num text-num-s text-brand-text">¥{shortGrouped(extra.prizeValue, 2)}</b>
              </p>
            )}
          </div>
        </div>
      )}
      {extra ? (
        <Choice busy={busy} no="不需要" onNo={onAddress} yes="立即分享" onYes={() => onShare(extra.prizeId)} />
      ) : (
        <Button kind="campaign" size="dialog" className="mt-5 w-full" onClick={onAddress}>
          填写收货地址
        </Button>
      )}
    </CampaignPopup>
  )
}

interface ChoiceProps {
  /** Words of the right button while it works; the left one does nothing then. */
  busy: string | false
  no: string
  onNo: () => void
  yes: string
  onYes: () => void
}

/** Two buttons side by side, one below the other where they do not fit. */
function Choice({ busy, no, onNo, yes, onYes }: ChoiceProps) {
  return (
    <div className="mt-5 flex flex-wrap gap-2.5">
      <Button kind="quiet" size="dialog" className="flex-[1_1_6em]" onClick={() => busy || onNo()}>
        {no}
      </Button>
      <Button kind="campaign" size="dialog" className="flex-[1_1_6em]" busy={busy} onClick={onYes}>
        {yes}
      </Button>
    </div>
  )
}
