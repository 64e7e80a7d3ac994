import { BANNER_TEXTS, bannerType } from '#pages/activityShare/banner-texts.ts'
import { number, part, text } from '#shared/api/fields.ts'
import { object, type Schema } from '#shared/api/schema.ts'
import { courseMinutes } from '#shared/core/course-minutes.ts'
import { firstCharacters, isLongerThan } from '#shared/core/text.ts'
import type { RouteName } from '#shared/routes.ts'

/** What a chat app draws for a shared item: names and counts, never a health value (native.md §6). */
export interface Card {
  title: string
  /** '' leaves the page's own description. */
  description: string
  /** A picture that is there already, below `public/`; without it one is drawn. */
  picture?: string
}

interface ItemRoute {
  /** Query values without which there is no item. */
  ids: readonly string[]
  /** Query values the item's calls carry besides. */
  takes?: readonly string[]
  /** The call that describes the item: the start of its path; '' where the address says all. */
  path: string
  /** undefined when the reply names nothing. */
  card: (data: unknown, query?: Readonly<Record<string, string>>) => Card | undefined
}

/** Spec §2 Campaign: the participant counter shows this many more. */
const COUNTED_BEFORE = 113

/** One line of plain words: no controls, no direction marks, at most `most` characters and `…`. */
function words(value: string, most = 40): string {
  const line = value.replace(/[\p{Cc}\s\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]+/gu, ' ').trim()
  return isLongerThan(line, most) ? `${firstCharacters(line, most)}…` : line
}

function itemRoute<T>(
  { ids, takes, path }: Omit<ItemRoute, 'card'>,
  schema: Schema<T>,
  card: (item: T) => Card | undefined,
): ItemRoute {
  return {
    ids,
    takes,
    path,
    card: (data) => {
      const read = schema.read(data)
      return read && card(read[0])
    },
  }
}

/** The pages that show one shared item, and how the service's answer becomes a card (entities: spec §3). */
export const ITEM_ROUTES: Partial<Record<RouteName, ItemRoute>> = {
  courseSharing: itemRoute(
    { ids: ['courseNo'], takes: ['type'], path: 'api/course/share' },
    object({ name: text(100), duration: number, calorie: number }),
    ({ name, duration, calorie }) => {
      const facts = [
        courseMinutes(duration) && `${courseMinutes(duration)}分钟`,
        calorie && `${Math.round(calorie)}千卡`,
      ]
      return name
        ? { title: words(name), description: [...facts, '在家就能练'].filter(Boolean).join(' · ') }
        : undefined
    },
  ),
  pkShare: itemRoute(
    { ids: ['pkNo', 'userNo'], path: 'pk/multi-person-pk/getPkDetail' },
    object({ userName: text(60), rank: number }),
    ({ userName, rank }) => {
      const name = words(userName, 20)
      if (!name) return undefined
      return {
        title: rank && rank > 0 ? `${name}在多人PK获得第 ${rank} 名` : `${name}邀请你一起多人PK`,
        description: '',
      }
    },
  ),
  groupShare: itemRoute(
    { ids: ['groupId', 'userNo'], path: 'api/v1/visitor/group/detail' },
    object({
      groupInfo: part(object({ name: text(60), memberNum: number })),
      userInfo: part(object({ nickName: text(60) })),
    }),
    ({ groupInfo, userInfo }) => {
      if (!groupInfo?.name) return undefined
      const [group, who] = [words(groupInfo.name, 20), words(userInfo?.nickName ?? '', 20)]
      return {
        title: `${who || '好友'}邀请你加入「${group}」`,
        description: groupInfo.memberNum ? `${groupInfo.memberNum}人在练，和我一起运动吧` : '',
      }
    },
  ),
  courseEndShare: itemRoute(
    { ids: ['userSportNo'], takes: ['type'], path: 'api/sportData/visitor/detail' },
    object({ courseName: text(100), userNickname: text(60) }),
    ({ courseName, userNickname }) => {
      const [course, who] = [words(courseName), words(userNickname, 20)]
      if (!course) return undefined
      const title = who ? `${who}完成了「${course}」` : `完成「${course}」`
      return { title, description: '今天也完成了训练，来看看这次的成绩' }
    },
  ),
  groupReport: itemRoute(
    { ids: ['reportId'], takes: ['meetStandardCondition'], path: 'api/user/message/visitor/group/sportReport/' },
    object({ groupName: text(60), title: text(60) }),
    ({ groupName, title }) =>
      groupName ? { title: `「${words(groupName, 20)}」群组周报`, description: words(title) } : undefined,
  ),
  activityDetailsShare: itemRoute(
    { ids: ['activityId'], path: 'api/v1/visitor/activity/detail' },
    object({ totalSignUpCount: number }),
    ({ totalSignUpCount }) =>
      totalSignUpCount === undefined
        ? undefined
        : { title: '夏日燃卡挑战赛', description: `已有${COUNTED_BEFORE + totalSignUpCount}人参加，赢取健康好礼` },
  ),
  activityShare: {
    ids: [],
    takes: ['type'],
    path: '',
    card: (_, { type = '' } = {}) => {
      const banner = bannerType(type)
      const { title, desc } = BANNER_TEXTS[banner]
      return { title, description: desc, picture: `/share/card-${banner}.png` }
    },
  },
  columnShare: itemRoute(
    { ids: ['columnId'], path: 'api/column/visitor/detail' },
    object({
      name: text(60),
      description: text(200),
      shareTitle: text(60),
      shareDescription: text(120),
      joinCount: number,
    }),
    ({ name, description, shareTitle, shareDescription, joinCount }) =>
      name
        ? {
            title: words(shareTitle || name),
            description: words(shareDescription || description, 60) || (joinCount ? `${joinCount}人已参加` : ''),
          }
        : undefined,
  ),
}
