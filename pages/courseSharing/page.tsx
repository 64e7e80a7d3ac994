import { type CourseShare, getCourseShare } from '#shared/api/course.ts'
import { useRemote } from '#shared/app/loading/use-remote.ts'
import { OpenAppBar } from '#shared/app/open-app/bar.tsx'
import { PosterButton } from '#shared/app/poster/button.tsx'
import { useSharedItem } from '#shared/app/share-item/share-item.tsx'
import { lazy } from '#shared/core/loading/lazy.ts'
import { loadWords } from './codes.ts'
import { courseQuery } from './course-query.ts'
import { Details, Difficulty, Person } from './details.tsx'
import { Figures } from './figures.tsx'
import { Hero } from './hero.tsx'

/** A course that a member has shared: what it is, and the way into the app to do it. */
export function Page() {
  const { courseNo, type } = courseQuery()
  const { item, trouble } = useSharedItem([courseNo], (signal) => getCourseShare(courseNo, type, signal))
  return trouble ?? <Course course={item} courseNo={courseNo} type={type} />
}

/** What is not there yet keeps its place. A component of its own: after trouble the words of its codes are asked for again, too. */
function Course({ course, courseNo, type }: { course?: CourseShare; courseNo: string; type: string }) {
  const { remote: words } = useRemote(courseNo ? loadWords : undefined)
  return (
    <main className="page-column">
      <div className="flex-1">
        <Hero
          course={course}
          person={course && <Person {...course} />}
          action={
            course && (
              <PosterButton
                show={async () => (await lazy(() => import('./poster.ts'))).show(course, words, courseNo, type)}
                className="-my-[11px] bg-deep bg-[linear-gradient(#ffffff24,#ffffff24)] text-sub"
              />
            )
          }
        >
          {course && (
            <>
              <Figures course={course} />
              <Difficulty code={course.difficulty} words={words} />
            </>
          )}
        </Hero>
        <div className="relative -mt-8 flex flex-col gap-3 px-4 pb-6">
          {course ? <Details course={course} words={words} /> : <Waiting />}
        </div>
      </div>
      <OpenAppBar target={{ page: 'course', courseNo, courseType: type }} />
    </main>
  )
}

/** Heights of what stands for the bars of the timeline. */
const BARS = ['h-2/5', 'h-2/3', 'h-2/3', 'h-[14%]', 'h-2/3', 'h-2/5']

/** The timeline and the card below it while the course is on its way. */
const Waiting = () => (
  <>
    <div className="h-56 rounded-card bg-deep-2 p-5">
      <i className="block h-6 w-20 rounded-tag bg-[#ffffff1f]" />
      <div className="mt-4 flex h-24 items-end gap-1">
        {BARS.map((height, index) => (
          <i key={index} className={`flex-1 bg-[#ffffff1f] ${height}`} />
        ))}
      </div>
    </div>
    <div className="rounded-card bg-surface p-5">
      <i className="block h-6 w-3/5 rounded-tag bg-fill" />
      <i className="ghost-lines mt-4 block h-[70px]" />
      <i className="ghost-lines mt-12 block h-[70px] w-1/2" />
    </div>
  </>
)
