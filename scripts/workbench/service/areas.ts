import type { Area } from './area.ts'
import { activity } from './areas/activity.ts'
import { chat } from './areas/chat.ts'
import { column } from './areas/column.ts'
import { control } from './areas/control.ts'
import { course } from './areas/course.ts'
import { evaluation } from './areas/evaluation.ts'
import { group } from './areas/group.ts'
import { pictures } from './areas/pictures.ts'
import { pk } from './areas/pk.ts'
import { report } from './areas/report.ts'
import { scale } from './areas/scale.ts'
import { sport } from './areas/sport.ts'
import { user } from './areas/user.ts'
import { vitals } from './areas/vitals.ts'
import { wechat } from './areas/wechat.ts'
import { workOrder } from './areas/work-order.ts'
import { workout } from './areas/workout.ts'

/** Every topic the service knows. Seeded in this order: members come first, other rows point at them. */
export const areas: readonly Area[] = [
  user,
  scale,
  sport,
  report,
  evaluation,
  course,
  column,
  activity,
  chat,
  workOrder,
  group,
  pk,
  workout,
  wechat,
  pictures,
  vitals,
  control,
]
