import type { ReactNode } from 'react'
import { CAMPAIGN_NAME, SCENE, TITLE_PICTURE } from '#shared/campaign.ts'

interface Props {
  /** The activity's own picture, guarded; '' keeps the drawn scene, which is there before any answer. */
  image?: string
  /** `Days`, once it is there. */
  days?: ReactNode
  /** Room above the scene for the bar of a page in the app; without one the days keep off the window's edge. */
  hasBar?: boolean
}

/** The poster on top: scene, days, name. The runner's head begins at 47 % of its height; days and name end above it. */
export const CampaignHero = ({ image, days, hasBar }: Props) => (
  <header className="flex-none bg-scene pt-[var(--status-bar,env(safe-area-inset-top,0px))] text-on-scene">
    <div className={hasBar ? 'h-nav' : 'h-2'} />
    <div className="relative aspect-[390/370] text-center">
      <img
        src={image || SCENE}
        alt=""
        width={390}
        height={430}
        fetchPriority="high"
        className="absolute inset-0 size-full object-cover object-bottom"
        onError={({ currentTarget }) => {
          if (!currentTarget.src.endsWith(SCENE)) currentTarget.src = SCENE
        }}
      />
      <p className="relative flex h-7.5 justify-center pt-1">{days}</p>
      <h1 className="relative mx-auto mt-1 w-[63%]">
        <img src={TITLE_PICTURE} alt={CAMPAIGN_NAME} width={790} height={404} className="h-auto w-full" />
      </h1>
    </div>
  </header>
)
