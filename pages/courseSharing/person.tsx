import { coursePicture } from '#shared/core/course-kind.ts'

/** Who does such a course, on the disc of the hero's rings. */
export const Person = ({ name, type }: { name: string; type: string }) => (
  <img
    src={coursePicture(name, type)}
    alt=""
    width={150}
    height={150}
    className="absolute top-[22%] left-[63.5%] h-auto w-[33%]"
  />
)
