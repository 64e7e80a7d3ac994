import type { Area } from './area.ts'
import { activity } from './areas/activity.ts'
import { column } from './areas/column.ts'
import { control } from './areas/control.ts'
import { course } from './areas/course.ts'
import { pictures } from './areas/pictures.ts'
import { scale } from './areas/scale.ts'
import { user } from './areas/user.ts'

/** Every topic the service knows. Seeded in this order: members come first, other rows point at them. */
export const areas: readonly Area[] = [user, scale, course, column, activity, pictures, control]
