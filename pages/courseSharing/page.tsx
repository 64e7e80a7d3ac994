import { type CourseShare, getCourseShare } from '#shared/api/course.ts'
import { LostPart } from '#shared/app/loading/lost-part.tsx'
import { usePart } from '#shared/app/loading/use-part.ts'
import { useRemote } from '#shared/app/loading/use-remote.ts'
import { problemOf } from '#shared/app/messages/problem-of.ts'
import { OpenAppBar } from '#shared/app/open-app/bar.tsx'
import { queryIds } from '#shared/app/page/query.ts'
import { useAsOf } from '#shared/app/share-item/as-of.ts'
import { useShareTrouble } from '#shared/app/share-item/share-item.tsx'
import { isVariant } from '#shared/core/experiments/variant.ts'
import { beside, lazy } from '#shared/core/loading/lazy.ts'
import type { Remote } from '#shared/core/loading/remote.ts'
import { Figures } from './figures.tsx'
import { Hero } from './hero.tsx'
import { loadWords } from './words.ts'

const loadDetails = beside(() => import('./details.tsx'))

/** A course that a member has shared: what it is, and the way into the app to do it. */
export function Page() {
  const { courseNo, type } = queryIds('courseNo', 'type')
  const course = useRemote(courseNo ? (signal) => getCourseShare(courseNo, type, signal) : undefined, [courseNo, type])
  useAsOf(course.remote, course.reload)
  const trouble = useShareTrouble(problemOf(course.remote, courseNo), course.retry)
  if (trouble) return trouble
  return (
    <main className="mx-auto flex min-h-screen max-w-[480px] flex-col">
      <div className="flex-1">
        <Course remote={course.remote} load={courseNo ? loadWords : undefined} />
      </div>
      <OpenAppBar
        target={{ page: 'course', courseNo, courseType: type }}
        words={isVariant('courseButton', 'follow') ? '马上跟练' : undefined}
      />
    </main>
  )
}

/** The head first; what lies below it has a bundle of its own and keeps its place meanwhile. */
function Course({ remote, load }: { remote: Remote<CourseShare>; load: typeof loadWords | undefined }) {
  const { remote: words } = useRemote(load)
  const course = remote.state === 'ready' ? remote.value : undefined
  const [details, retry] = usePart(loadDetails, Boolean(load))
  const ids = queryIds('courseNo', 'type')
  return (
    <>
      <Hero
        course={course}
        person={course && details && <details.Person {...course} />}
        action={
          course &&
          details && (
            <details.PosterButton
              show={async () => (await lazy(() => import('./poster.ts'))).show(course, words, ids.courseNo, ids.type)}
              className="-my-[11px] bg-[#ffffff24] text-sub"
            />
          )
        }
      >
        {course && (
          <>
            <Figures course={course} />
            {details && <details.Difficulty code={course.difficulty} words={words} />}
          </>
        )}
      </Hero>
      <div className="relative -mt-8 flex flex-col gap-3 px-4 pb-6">
        {course && details ? (
          <details.Details course={course} words={words} />
        ) : course && retry ? (
          <LostPart onRetry={retry} />
        ) : (
          <>
            <i className="h-56 rounded-card bg-deep-2" />
            <div className="rounded-card bg-surface p-5">
              <i className="ghost-lines block h-60" />
            </div>
          </>
        )}
      </div>
    </>
  )
}
