import { useEffect } from 'react'
import { OPEN_APP } from '#shared/brand.ts'
import { getPageUrl } from '#shared/core/links/page-url.ts'
import { INCOMPLETE_ERROR } from '#shared/core/request-error.ts'
import { ERROR_STATE, ShareError } from '#shared/features/share-page/share-error.tsx'
import { OpenAppButton } from '#shared/open-app/open-app.tsx'
import { type PageProps, queryChoice } from '#shared/page/query.ts'
import { Phrases } from '#shared/ui/layout/phrases.tsx'
import { loadSetCard } from '#shared/wechat/share.ts'
import { BANNER_TYPES } from './banner-texts.ts'
import { type Banner, getBanner } from './banners.ts'

export const modules = { error: ERROR_STATE }

/**
 * Poster of one of six activities. The type is in the URL, so the prerendered HTML contains only
 * the button.
 */
export function Page({ search }: PageProps) {
  const type = search === undefined ? undefined : queryChoice(search, 'type', BANNER_TYPES)
  const banner = type && getBanner(type)

  useEffect(() => {
    if (!type) return
    const { title, desc } = getBanner(type)
    document.title = title
    loadSetCard({ title, desc, link: getPageUrl('activityShare', { type }), image: `/share/${type}.png` })
  }, [type])

  if (search !== undefined && !type) return <ShareError error={INCOMPLETE_ERROR} onRetry={() => location.reload()} />
  return (
    <main
      className={`relative flex min-h-screen flex-col ${banner ? `${ROOM} ${banner.colours} ${banner.button}` : ''}`}
    >
      {banner && <Poster {...banner} />}
      <div className="sticky bottom-0 mx-auto mt-auto w-full max-w-[480px] px-6 pb-[calc(32px+var(--safe-bottom))] low:pb-[calc(24px+var(--safe-bottom))]">
        <OpenAppButton target={{ page: 'home' }} className="open-app min-h-[54px] w-full low:w-[200px]">
          {`${OPEN_APP} 查看`}
        </OpenAppButton>
      </div>
    </main>
  )
}

/**
 * Space reserved for the app button (`--row`) below the illustration and for the text above it
 * (`--words`), which may take two more lines in large text. Where the window is wider than a phone
 * the illustration is as wide as the column (`--high` is its height then), and 30 % of the spare
 * height is ground.
 */
const ROOM =
  'bg-[color:var(--sky)] [--row:calc(110px+var(--safe-bottom))] [--words:calc(min(8rem,128px)+3.2rem)] low:[--row:20px] low:[--words:12px] [--panel:0px] [@media(min-width:800px)_and_(min-height:480px)]:[--panel:380px] [@media(min-width:481px)_and_(min-height:481px)]:[--high:calc(min(480px,100vw-var(--panel))*1.077)] [@media(min-width:481px)_and_(min-height:481px)]:[--row:calc(110px+max(0px,100vh-110px-var(--words)-var(--high))*.3)]'

/**
 * Sky and ground are full-width bands. The illustration overflows on both sides, scales with the
 * free height and is centred on the page's column, which a wide window keeps left of the panel
 * (shared/ui/styles/wide.css). In landscape on a phone it is right of the text.
 */
const SCENE =
  'absolute top-[var(--words)] bottom-[var(--row)] left-0 w-full low:w-[calc(100%+320px)] [@media(min-width:481px)_and_(min-height:481px)]:top-auto [@media(min-width:481px)_and_(min-height:481px)]:h-[min(var(--high),100vh-110px-var(--words))] [@media(min-width:800px)_and_(min-height:480px)]:-left-[380px] [@media(min-width:800px)_and_(min-height:480px)]:w-[calc(100%+380px)]'

const Poster = ({ title, line, scene }: Banner) => (
  <>
    <div className="absolute inset-0 overflow-hidden">
      <i className="absolute inset-x-0 bottom-0 h-[calc(var(--row)+1px)] bg-[color:var(--ground)]" />
      <div className={SCENE}>
        {/* No side mask, unlike other images of wide windows (shared/ui/styles/beside-panel.css): it
        fades into the sky. */}
        <img
          src={scene}
          alt=""
          width={390}
          height={420}
          fetchPriority="high"
          className="size-full [mask-image:none]! [@media(min-width:481px)_and_(min-height:481px)]:[mask-image:linear-gradient(transparent,#000_32px)]!"
        />
      </div>
    </div>
    <div className="relative mx-auto w-full max-w-[480px] px-6 pt-16 low:pt-10">
      <h1 className="text-[min(2.625rem,11.5vw)] leading-[1.25] tracking-[.02em] text-[color:var(--ink)] low:text-[2rem]">
        {title}
      </h1>
      <p className="mt-1.5 text-head leading-normal font-semibold text-[color:var(--accent)]">
        <Phrases text={line} />
      </p>
    </div>
  </>
)
