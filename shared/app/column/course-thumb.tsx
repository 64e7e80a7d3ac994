import { type CourseKind, courseKind, coursePicture } from '#shared/core/course-kind.ts'

const GROUNDS: Record<CourseKind, string> = {
  strength: 'bg-[#e2f3fc]',
  legs: 'bg-[#e4f9ee]',
  cardio: 'bg-[#e4f9ee]',
  stretch: 'bg-[#ebedfc]',
  neck: 'bg-[#fdebe8]',
}

/** A course has no picture of its own: a person does what its name says. */
export const CourseThumb = ({ name, type }: { name: string; type: string }) => (
  <img
    src={coursePicture(name, type)}
    alt=""
    width={76}
    height={76}
    loading="lazy"
    className={`rounded-[16px] p-1 ${GROUNDS[courseKind(name, type)]}`}
  />
)
