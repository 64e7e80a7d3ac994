import { getWorkout } from '#shared/api/workout.ts'
import { queryChoice, queryIds } from '#shared/app/page/query.ts'
import { PosterButton } from '#shared/app/poster/button.tsx'
import { FAILED_TEXT, useSharedItem } from '#shared/app/share-item/share-item.tsx'
import { useShareCard } from '#shared/app/wechat/share.ts'
import { ICON_FILE, NAME } from '#shared/brand.ts'
import { pageUrl } from '#shared/core/links/page-url.ts'
import { lazy } from '#shared/core/loading/lazy.ts'
import { workoutView } from './model.ts'
import { Result } from './result.tsx'
import { SCENE_TYPES, sceneOf } from './scenes.ts'
import { cardOf } from './share.ts'

/**
 * As wide as the page's column (390 × 844 of it), and in a wider window at the same size as wide as that: the drawing goes on at both sides. It reaches 190 px
 * further because of the room that stays free beside the column of a very wide one (shared/ui/styles/wide.css), and fades nowhere (shared/ui/styles/beside-panel.css). On a phone on its side it is smaller, so that the words begin in the first view.
 */
const SCENE =
  'absolute top-[min(-5rem,100%_-_min(98vw,470px))] -z-1 h-auto w-full [mask-image:none]! [@media(min-width:481px)]:left-[calc(50%-50vw-190px)] [@media(min-width:481px)]:h-[1039px] [@media(min-width:481px)]:w-[calc(100vw+380px)] [@media(min-width:481px)]:max-w-[calc(100vw+380px)] low:top-[calc(100%-226px)] low:h-[500px]!'

/** A finished workout on a full-page scene. Which scene stands in the address, so the first view is its dark ground. */
export function Page() {
  const { userSportNo } = queryIds('userSportNo')
  const type = queryChoice('type', SCENE_TYPES)
  const scene = type ?? SCENE_TYPES[0]
  const { item: view, trouble } = useSharedItem(
    [userSportNo, type ?? ''],
    async (signal) => workoutView(await getWorkout(userSportNo, signal)),
    FAILED_TEXT,
  )
  useShareCard(view && cardOf(view, pageUrl('courseEndShare', { type: scene, userSportNo })))

  if (trouble) return trouble
  return (
    <main className="relative z-0 min-h-screen overflow-hidden bg-[#05080d] text-white">
      <div className="page-column px-6 pt-6.5 pb-[calc(26px+var(--safe-bottom))]">
        <div className="flex items-center gap-2.5 text-sub">
          <img src={ICON_FILE} alt="" width={32} height={32} />
          {NAME}
          <PosterButton
            show={async () => (await lazy(() => import('./poster.ts'))).show(view!, scene, userSportNo)}
            className={`-my-1.5 ml-auto bg-[#0006] ${view ? '' : 'invisible'}`}
          />
        </div>
        {/* The scene's middle, where there is something to see, ends above the words: at 0.47 of its height, which is 1.02 of its width, and the words begin 24 px down. */}
        <div className="relative -mx-6 flex-[1_0_216px] low:flex-[1_0_122px]">
          {typeof location !== 'undefined' && (
            <img src={sceneOf(scene)} alt="" width={390} height={844} fetchPriority="high" className={SCENE} />
          )}
        </div>
        <Result view={view} scene={scene} />
      </div>
    </main>
  )
}
