interface Props {
  /** The activity's own picture, guarded; '' keeps the drawn scene, which is there before any answer. */
  image?: string
  /** '7.15 – 8.31'; '' leaves the pill out. */
  dates?: string
}

/** As it is drawn in public/campaign/title.svg. */
export const CAMPAIGN_NAME = '夏日燃卡挑战赛'
const SCENE = '/campaign/hero.svg'

/** The poster on top: scene, name, days. */
export const CampaignHero = ({ image, dates }: Props) => (
  <header className="relative aspect-[390/430] flex-none text-[#fff6e3]">
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
    {dates && (
      <p className="num absolute top-[calc(24.6%-40px)] left-1/2 max-[359px]:top-auto max-[359px]:bottom-[15%] elder:top-auto elder:bottom-[15%] rounded-[13px] bg-[#8e1f0c] pr-3 pl-3.5 text-tight leading-[26px] tracking-[.12em] whitespace-nowrap [transform:translateX(-50%)]">
        {dates}
      </p>
    )}
    <h1 className="absolute top-[24.6%] elder:top-[calc(24.6%+20px)] left-1/2 w-[63%] [transform:translateX(-50%)]">
      <img src="/campaign/title.svg" alt={CAMPAIGN_NAME} width={790} height={404} className="h-auto w-full" />
    </h1>
  </header>
)
