import { useState } from 'react'
import { createWorkoutQuery } from '#shared/api/workout.ts'
import { ICON_FILE, NAME } from '#shared/brand.ts'
import { getPageUrl } from '#shared/core/links/page-url.ts'
import { toImageUrl } from '#shared/core/links/safe-url.ts'
import { pageGlobals } from '#shared/core/page-globals.ts'
import { QueryView } from '#shared/data/query-view.tsx'
import { requireIds, useQuery } from '#shared/data/use-query.ts'
import { PosterButton } from '#shared/features/poster/button.tsx'
import { ERROR_STATE, ShareErrorWithToast } from '#shared/features/share-page/share-error.tsx'
import { lazyComponent } from '#shared/lazy/lazy-component.tsx'
import { lazyModule } from '#shared/lazy/lazy-module.ts'
import { OpenAppButton } from '#shared/open-app/open-app.tsx'
import { type PageProps, queryChoice, queryIds } from '#shared/page/query.ts'
import { NumberRoll } from '#shared/ui/motion/number-roll.tsx'
import { Avatar } from '#shared/ui/people/avatar.tsx'
import { useShareCard } from '#shared/wechat/share.ts'
import {
  formatTrainTime,
  getScene,
  SCENE_TYPES,
  type SceneType,
  type Tile,
  toWorkoutView,
  type WorkoutView,
} from './model.ts'
import { getShareCard } from './share.ts'

const LATER = lazyModule(() => import('./later.tsx'))
const Parallax = lazyComponent(LATER, ({ Parallax }) => Parallax, { error: () => null })
export const modules = { later: LATER, error: ERROR_STATE }

/**
 * As wide as the column (390 × 844). In a wider window it keeps its scale, spans the window and
 * overflows by 190 px for the margin next to the column of a very wide one
 * (shared/ui/styles/wide.css), without a side mask (shared/ui/styles/beside-panel.css). In
 * landscape on a phone it is smaller, so that the text starts in the first viewport.
 */
const SCENE =
  'absolute top-[min(-5rem,100%_-_min(98vw,470px))] -z-1 h-auto w-full [mask-image:none]! [@media(min-width:481px)]:left-[calc(50%-50vw-190px)] [@media(min-width:481px)]:h-[1039px] [@media(min-width:481px)]:w-[calc(100vw+380px)] [@media(min-width:481px)]:max-w-[calc(100vw+380px)] low:top-[calc(100%-226px)] low:h-[500px]!'

/**
 * A finished workout on a full-page scene. The scene type is in the URL, so the prerendered HTML
 * shows a dark ground.
 */
export function Page({ search }: PageProps) {
  const { userSportNo } = queryIds(search, 'userSportNo')
  const type = queryChoice(search, 'type', SCENE_TYPES)
  const query = useQuery(requireIds(search, [userSportNo, type ?? ''], createWorkoutQuery(userSportNo)))
  const values = { userSportNo, scene: type ?? SCENE_TYPES[0], isPrerender: search === undefined }
  return (
    <QueryView query={query} errorState={ShareErrorWithToast} skeleton={<WorkoutPage {...values} />}>
      {(workout) => <WorkoutPage {...values} view={toWorkoutView(workout)} />}
    </QueryView>
  )
}

interface WorkoutProps {
  userSportNo: string
  scene: SceneType
  isPrerender: boolean
  /** Undefined while loading. */
  view?: WorkoutView
}

function WorkoutPage({ userSportNo, scene, isPrerender, view }: WorkoutProps) {
  useShareCard(view && getShareCard(view, getPageUrl('courseEndShare', { type: scene, userSportNo })))
  return (
    <main className="relative z-0 min-h-screen overflow-hidden bg-[#05080d] text-white">
      <div className="page-column px-6 pt-6.5 pb-[calc(26px+var(--safe-bottom))]">
        <div className="flex items-center gap-2.5 text-sub">
          <img src={ICON_FILE} alt="" width={32} height={32} />
          {NAME}
          <PosterButton
            show={async () => (await LATER.load()).openPoster(view!, scene, userSportNo)}
            className={`-my-1.5 ml-auto bg-[#0006] ${view ? '' : 'invisible'}`}
          />
        </div>
        {/* The scene's subject ends above the text: at 0.47 of its height, which is 1.02 of its
            width; the text starts 24 px lower. */}
        <div className="relative -mx-6 flex-[1_0_216px] low:flex-[1_0_122px]">
          {!isPrerender && (
            <img src={getScene(scene)} alt="" width={390} height={844} fetchPriority="high" className={SCENE} />
          )}
        </div>
        <Result view={view} />
      </div>
    </main>
  )
}

const LINE = 'border-t border-[#ffffff3d]'
const QUIET = 'text-caption text-[#cdd8d2]'
const GHOST = 'block rounded-tag bg-[#ffffff1f]'

/**
 * 完成{course}, the figures, the author and the time. The skeleton is replaced as a whole: the text
 * is aligned to the bottom, so nothing may grow below it.
 */
function Result({ view }: { view: WorkoutView | undefined }) {
  return (
    <>
      {view && <Parallax />}
      {view ? (
        <Figures key="figures" {...view} />
      ) : (
        <div key="waiting" className="relative pb-5">
          <h1 className={`h-8 w-2/3 ${GHOST}`} aria-label="正在加载" />
          <i className={`mt-6 h-20 w-1/2 ${GHOST}`} />
          <i className={`mt-8 h-9 ${GHOST}`} />
        </div>
      )}
      <div className={`relative flex min-h-[63px] flex-wrap items-center gap-3 pt-4.5 ${LINE}`}>
        {view ? <Author {...view} /> : <i className={`size-11 rounded-full! ${GHOST}`} />}
        <OpenAppButton target={{ page: 'home' }} className="open-app ml-auto" />
      </div>
    </>
  )
}

function Figures({ course, tiles: [best, ...others] }: WorkoutView) {
  // A server-rendered number does not animate.
  const [Value] = useState(() => (pageGlobals.isServerRendered ? undefined : NumberRoll))
  return (
    <div className={`relative z-0 pt-6 pb-5 ${SHADE}`}>
      <h1 className="text-[min(1.625rem,9vw)] leading-[1.3]">
        <span className="mb-0.5 flex items-baseline gap-2 text-[min(1.0625rem,24px)] leading-normal font-normal text-[#dfe8e3]">
          <Tick />
          完成
        </span>
        <bdi>{course}</bdi>
      </h1>
      {best && (
        <dl>
          <Best {...best} Value={Value} />
        </dl>
      )}
      {others.length > 0 && (
        <dl className={`${getColumnClass(others)} gap-x-3 gap-y-3.5 pt-4`}>
          {others.map(({ key, ...tile }) => (
            <Figure key={key} {...tile} />
          ))}
        </dl>
      )}
    </div>
  )
}

type FigureProps = Omit<Tile, 'key'>

const Figure = ({ label, value, unit }: FigureProps) => (
  <div>
    <dt className={QUIET}>{label}</dt>
    <dd className="num whitespace-nowrap text-[1.75rem] leading-[1.1]">
      {value}
      <i className={`ml-[3px] font-sans font-normal tracking-normal ${QUIET}`}>{unit}</i>
    </dd>
  </div>
)

/** Full-width dark gradient behind the text. */
const SHADE =
  "before:absolute before:inset-y-0 before:-inset-x-[100vw] before:-z-1 before:bg-[linear-gradient(#05080a00,#05080a8c_25%)] before:content-['']"

/** The main figure as on the poster: its label above, its unit on the baseline. */
const Best = ({ label, value, unit, Value }: FigureProps & { Value?: typeof NumberRoll | undefined }) => (
  <div className="pt-3">
    <dt className="text-sub text-[#dfe8e3]">{label}</dt>
    <dd className="flex items-baseline gap-x-2">
      <span className={`num leading-[.95] text-sprout ${getBestSize(value)}`}>
        {Value ? <Value value={value} /> : value}
      </span>
      <i className="text-sub text-[#cdd8d2] whitespace-nowrap">{unit}</i>
    </dd>
  </div>
)

/**
 * 96 px; a number with more than six characters is smaller, to fit one line on the narrowest phone.
 */
const getBestSize = (value: string) =>
  `tracking-[-.02em] ${value.length > 6 ? 'text-[min(4.5rem,17vw)]' : 'text-[min(6rem,24.6vw)]'}`

/** Two columns for four tiles or where a value has more than 5 characters; otherwise three. */
const getColumnClass = (tiles: readonly Tile[]) =>
  tiles.length === 4 || tiles.some(({ value }) => value.length > 5) ? 'fold-[max(6.5rem,40%)]' : 'fold-[6rem]'

/** Check mark on the baseline of the following text. */
const Tick = () => (
  <svg
    width="17"
    height="12"
    viewBox="3.5 6 17 12"
    fill="none"
    stroke="var(--color-sprout)"
    strokeWidth={2.2}
    aria-hidden="true"
  >
    <path d="M5 12.5l4.5 4.5L19 7.5" />
  </svg>
)

/** Name and avatar of the author, and the time. */
const Author = ({ name, avatar, trainTime }: WorkoutView) => (
  <>
    <Avatar src={toImageUrl(avatar)} size={44} who={name} />
    <p className="min-w-0 flex-[1_1_5em] leading-[1.4] font-semibold">
      <bdi>{name}</bdi>
      <span className="block text-caption font-normal text-[#cdd8d2]">{formatTrainTime(trainTime)}</span>
    </p>
  </>
)
