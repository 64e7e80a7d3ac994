import { useEffect } from 'react'
import { OpenAppButton } from '#shared/app/open-app/open-app.tsx'
import { queryIds } from '#shared/app/page/query.ts'
import { shareCard } from '#shared/app/wechat/share.ts'
import { OPEN_APP } from '#shared/brand.ts'
import { pageUrl } from '#shared/core/links/page-url.ts'
import { bannerType } from './banner-texts.ts'
import { type Banner, bannerOf } from './banners.ts'

/** One of six activities as a poster. Which one stands in the address, so the first view is the button alone. */
export function Page() {
  const type = typeof location === 'undefined' ? undefined : bannerType(queryIds('type').type)
  const banner = type && bannerOf(type)

  useEffect(() => {
    if (!type) return
    const { title, desc } = bannerOf(type)
    document.title = title
    shareCard({ title, desc, link: pageUrl('activityShare', { type }), image: `/share/${type}.png` })
  }, [type])

  return (
    <main className={`min-h-screen ${banner ? `${SIZE} ${LAND} ${banner.colours} ${banner.button}` : ''}`}>
      <div className="relative mx-auto flex min-h-screen max-w-[480px] flex-col">
        {banner && <Poster {...banner} />}
        <div className="sticky bottom-0 mt-auto px-6 pb-[calc(32px+var(--safe-bottom))]">
          <OpenAppButton target={{ page: 'home' }} className="min-h-[54px] w-full low:w-[200px]">
            {`${OPEN_APP} 查看`}
          </OpenAppButton>
        </div>
      </div>
    </main>
  )
}

/**
 * Width of the drawing: in a low window as much of it as leaves its figures above the way into the app, beside it on a phone on its side.
 * In a tall window it stands lower, so that its ground is not half of the page.
 */
const SIZE =
  '[--wide:min(100vw,clamp(440px,100vw-380px,480px),61.7vh+10px)] [--down:max(0px,60vh-var(--wide)*.97-144px)]'

/** Sky and ground of the page, where its sides are seen: they meet where the drawing's do, 1.47 of its width from its top (`--land`). */
const LAND = 'bg-[linear-gradient(var(--sky)_calc(var(--down)+var(--wide)*var(--land,1.47)),var(--ground)_0)]'

/** In a window wider than the page it fades into sky and ground. */
const SCENE =
  'mt-[var(--down)] ml-auto h-auto w-[var(--wide)] [@media(min-width:500px)]:[mask-image:linear-gradient(90deg,#0000,#000_14%,#000_86%,#0000)]'

const Poster = ({ title, line, scene }: Banner) => (
  <>
    <img src={scene} alt="" width={390} height={632} fetchPriority="high" className={SCENE} />
    <div className="absolute inset-x-6 top-16">
      <h1 className="text-[min(2.625rem,11.5vw)] leading-[1.25] tracking-[.02em] text-[color:var(--ink)]">{title}</h1>
      <p className="mt-1.5 text-head leading-normal font-semibold [word-break:keep-all] text-[color:var(--accent)]">
        {line}
      </p>
    </div>
  </>
)
