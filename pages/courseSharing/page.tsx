import { type CourseShare, getCourseShare } from '#shared/api/course.ts'
import { usePart } from '#shared/app/loading/use-part.ts'
import { useRemote } from '#shared/app/loading/use-remote.ts'
import { lostPart, problemOf } from '#shared/app/messages/problem-of.ts'
import { Trouble } from '#shared/app/messages/trouble.tsx'
import { OpenAppBar } from '#shared/app/open-app/bar.tsx'
import { queryIds } from '#shared/app/page/query.ts'
import type { Remote } from '#shared/core/loading/remote.ts'
import { Figures } from './figures.tsx'
import { Hero } from './hero.tsx'
import { loadWords } from './words.ts'

const loadDetails = () => import('./details.tsx')

/** A course that a member has shared: what it is, and the way into the app to do it. */
export function Page() {
  const { courseNo, type } = queryIds('courseNo', 'type')
  const course = useRemote(courseNo ? (signal) => getCourseShare(courseNo, type, signal) : undefined, [courseNo, type])
  const problem = problemOf(course.remote, courseNo)
  return (
    <main className="mx-auto flex min-h-screen max-w-[480px] flex-col">
      <div className="flex flex-1 flex-col">
        {problem ? (
          <>
            <h1 className="sr-only">课程分享</h1>
            <Trouble problem={problem} onRetry={course.retry} />
          </>
        ) : (
          <Course remote={course.remote} />
        )}
      </div>
      <OpenAppBar target={problem ? { page: 'home' } : { page: 'course', courseNo, courseType: type }} />
    </main>
  )
}

/** The head first; what lies below it has a bundle of its own and keeps its place meanwhile. */
function Course({ remote }: { remote: Remote<CourseShare> }) {
  const { remote: words } = useRemote(loadWords)
  const course = remote.state === 'ready' ? remote.value : undefined
  const [details, retry] = usePart(loadDetails, Boolean(course))
  const lost = lostPart(retry)
  return (
    <>
      <Hero course={course}>{course && <Figures course={course} words={words} />}</Hero>
      <div className="relative -mt-8 flex flex-col gap-3 px-4 pb-6">
        {course && details ? (
          <details.Details course={course} words={words} />
        ) : lost ? (
          <Trouble problem={lost} onRetry={retry!} />
        ) : (
          <div className="h-[66vh] rounded-card bg-surface p-5">
            <i className="skeleton block h-[2.4em]" />
          </div>
        )}
      </div>
    </>
  )
}
