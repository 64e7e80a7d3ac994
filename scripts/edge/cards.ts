import { BANNER_TEXTS, bannerType } from '#pages/activityShare/banner-texts.ts'
import { number, part, text } from '#shared/api/fields.ts'
import { object } from '#shared/api/schema.ts'
import { courseMinutes } from '#shared/core/dates/course-minutes.ts'
import type { RouteName } from '#shared/routes.ts'
import { type ItemRoute, itemRoute, words } from './item-route.ts'

/** The participant counter of the campaign shows this many more. */
const COUNTED_BEFORE = 113

/** The pages that show one shared item, and how the service's answer becomes a card. */
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
  groupInfoShare: itemRoute(
    { ids: ['endDay', 'groupId', 'startDay', 'targetType', 'userNo'], path: 'api/v1/visitor/group/ranking/list' },
    object({ groupInfo: part(object({ name: text(60), groupNum: number })) }),
    ({ groupInfo }) => {
      if (!groupInfo?.name) return undefined
      const count = groupInfo.groupNum && groupInfo.groupNum >= 1 ? `共${Math.floor(groupInfo.groupNum)}人，` : ''
      return {
        title: `「${words(groupInfo.name, 20)}」群组排行`,
        description: `${count}来看看这段时间大家运动得怎么样`,
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
