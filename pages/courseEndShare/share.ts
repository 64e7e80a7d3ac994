import type { SharePage } from '#shared/api/share-page.ts'
import { createWorkoutQuery, Workout } from '#shared/api/workout.ts'
import type { ShareCard } from '#shared/wechat/share-set.ts'
import type { WorkoutView } from './model.ts'

/** Contains no figures: they are personal. */
const ITEM_DESCRIPTION = '今天也完成了训练，来看看这次的成绩'

const formatTitle = (who: string, course: string) => `${who}完成了“${course}”`

/** The card displayed in the chat. */
export const getShareCard = ({ course, name }: WorkoutView, link: string): ShareCard => ({
  title: formatTitle(name, course),
  desc: ITEM_DESCRIPTION,
  link,
})

/** `type` selects the background scene and is not part of the request. */
export const share: SharePage<'userSportNo' | 'type', Workout> = {
  description: '今天也完成了训练',
  ids: ['userSportNo'],
  takes: ['type'],
  oneOf: { type: ['1', '2', '3'] },
  preload: ({ userSportNo }) => [createWorkoutQuery(userSportNo)],
  reply: Workout,
  getExpiry: () => 0,
  card: ({ courseName, userNickname }, toText) => {
    const [course, who] = [toText(courseName), toText(userNickname, 20)]
    if (!course) return undefined
    return { title: who ? formatTitle(who, course) : `完成“${course}”`, description: ITEM_DESCRIPTION }
  },
}
