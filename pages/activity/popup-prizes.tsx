import type { ExtraPrize } from '#shared/api/activity.ts'
import { PrizePicture } from '#shared/app/campaign/prize-picture.tsx'
import { imageUrl } from '#shared/core/links/safe-url.ts'
import { shortGrouped } from '#shared/core/numbers.ts'
import { BESIDE } from './campaign-popup.tsx'

export interface PrizeView {
  name: string
  image: string
}

/** What has been claimed, at the left of the words on a phone on its side. */
export const ClaimedPrize = ({ name, image }: PrizeView) => (
  <div className={`pop-in mt-4 [animation-delay:calc(var(--dur-draw)*.3)] side:w-[180px] ${BESIDE}`}>
    <PrizePicture src={image} size={116} className="mx-auto" />
    <p className="mt-1 font-semibold">{name}</p>
  </div>
)

/** What can be claimed beside it by sharing. */
export const SharingPrize = ({ prizeImage, prizeValue }: ExtraPrize) => (
  <div className="mt-4 flex items-center gap-3 rounded-[16px] side:mt-3 side:py-1.5 border-[1.5px] border-dashed border-coral bg-canvas py-2.5 pr-3.5 pl-2.5 text-left">
    <PrizePicture src={imageUrl(prizeImage)} size={72} />
    <div>
      <h3 className="text-body leading-[1.45]">分享好礼</h3>
      {prizeValue !== undefined && (
        <p className="text-sub text-ink-2">
          价值 <b className="num text-num-s text-brand-text">¥{shortGrouped(prizeValue, 2)}</b>
        </p>
      )}
    </div>
  </div>
)
