import { useState } from 'react'
import { Button } from '#shared/ui/controls/button.tsx'
import { CampaignPopup } from './campaign-popup.tsx'
import { CLAIM, STEWARD } from './copy.ts'
import { ClaimedPrize, type PrizeView, SharingPrize } from './popup-prizes.tsx'
import { Steward } from './popup-steward.tsx'
import type { Campaign } from './use-campaign.ts'

interface Props {
  open: boolean
  /** What the member does, and what came of it. */
  campaign: Campaign
  /** What has been claimed; undefined where the service does not say which. */
  prize?: PrizeView
  /** When the activity begins, in words; '' once it has begun. */
  beginning: string
  onClose: () => void
  onAddress: () => void
}

/** One more question before a claim, and how a sign-up or a claim went. The last one stays drawn while it leaves. */
export function Popups({ open, campaign, prize, beginning, onClose, onAddress }: Props) {
  const { popup, claiming: busy, claim, shareForExtra } = campaign
  const [last, setLast] = useState(popup)
  if (popup && popup !== last) setLast(popup)
  const shown = popup ?? last
  // Each kind is a dialog of its own (`key`): when the news takes the place of the question, the focus goes into it.
  const common = { open, onClose: () => busy || onClose() }
  switch (shown?.kind) {
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
    case 'confirm':
      return (
        <CampaignPopup key="confirm" {...common} sign="flame" title={`领取“${shown.prize.name}”？`} text={CLAIM.ask}>
          <Choice busy={busy} no="再想想" onNo={onClose} yes="确认领取" onYes={() => void claim(shown.prize.id)} />
        </CampaignPopup>
      )
    case 'claimFailed':
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
    case 'claimed':
      return (
        <CampaignPopup
          key="claimed"
          {...common}
          isNext
          sign="check"
          isFestive
          title="领取成功"
          text={shown.extra ? CLAIM.extra : CLAIM.done}
          hasPicture={prize !== undefined}
        >
          {prize && <ClaimedPrize {...prize} />}
          {shown.extra ? (
            <>
              <SharingPrize {...shown.extra} />
              <Choice
                busy={busy}
                no="不需要"
                onNo={onAddress}
                yes="立即分享"
                onYes={() => void shareForExtra(shown.extra!.prizeId)}
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
