import type { ReactNode } from 'react'
import { CAMPAIGN_NAME, SCENE, TITLE_PICTURE } from '#shared/campaign.ts'

interface Props {
  /** The activity's own picture, guarded; '' keeps the drawn scene, which is there before any answer. */
  image?: string
  /** `Days`, once it is there. */
  days?: ReactNode
  /** A page in the app: room above the scene for its bar, and pictures that the `load` event does not wait for, behind which Android's
   *  shells bring the bridge. Without a bar the days keep off the window's edge. */
  hasBar?: boolean
}

/** A picture stays in the column, and fades where the window is wider; one that is drawn on beyond its sides fills the window, and on a phone on its side its people stand right of the name. */
const WIDER = [
  'min-[560px]:[mask-image:linear-gradient(90deg,#0000,#000_14%,#000_86%,#0000)]',
  'min-[560px]:left-[calc(50%-50vw)] min-[560px]:w-screen min-[560px]:max-w-none min-[560px]:object-fill side:w-[calc(100vw+290px)]',
]

/** The poster on top: scene, days, name. The runner's head begins at 47 % of its height; days and name end above it, or beside it on a low screen. */
export const CampaignHero = ({ image, days, hasBar }: Props) => (
  <header className="min-[481px]:mx-[calc(50%-50vw)] flex-none bg-scene pt-[var(--status-bar,env(safe-area-inset-top,0px))] text-on-scene side:overflow-hidden">
    <div className={hasBar ? 'h-nav' : 'h-2'} />
    <div className="relative mx-auto aspect-[390/370] max-w-[480px] text-center min-[560px]:aspect-auto min-[560px]:h-[455px] side:h-[62vh] side:px-3 side:pt-[4vh]">
      <img
        src={image || SCENE}
        alt=""
        width={390}
        height={430}
        fetchPriority="high"
        loading={hasBar ? 'lazy' : undefined}
        className={`absolute inset-0 size-full object-cover object-bottom ${WIDER[Number(!image || image.endsWith('-wide.svg'))]}`}
        onError={({ currentTarget }) => {
          if (!currentTarget.src.endsWith(SCENE)) currentTarget.src = SCENE
        }}
      />
      <p className="relative flex h-7.5 justify-center pt-1 side:w-1/2">{days}</p>
      <h1 className="relative mx-auto mt-1 w-[63%] side:mx-0 side:w-1/2">
        <img
          src={TITLE_PICTURE}
          alt={CAMPAIGN_NAME}
          width={790}
          height={404}
          loading={hasBar ? 'lazy' : undefined}
          className="h-auto w-full"
        />
      </h1>
    </div>
  </header>
)
