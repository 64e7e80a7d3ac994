import type { Area } from './area.ts'
import { activity } from './areas/activity.ts'
import { chat } from './areas/chat.ts'
import { column } from './areas/column.ts'
import { course } from './areas/course.ts'
import { evaluation } from './areas/evaluation.ts'
import { group } from './areas/group.ts'
import { pictures } from './areas/pictures.ts'
import { share } from './areas/share.ts'
import { sport } from './areas/sport.ts'
import { user } from './areas/user.ts'
import { vitals } from './areas/vitals.ts'
import { workOrder } from './areas/work-order.ts'
import { scale } from './scale/scale.ts'

/** All areas, in the order they are seeded: members first, because other rows reference them. */
export const areas: readonly Area[] = [
  ...[user, scale, sport, evaluation, course, column, activity, group, share],
  ...[chat, workOrder, pictures, vitals],
]
