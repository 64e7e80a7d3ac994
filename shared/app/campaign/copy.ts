import { ORGANISER, SERVICE_PHONE } from '#shared/core/config.ts'

/**
 * Texts of the campaign: only what its organiser has laid down is stated as binding; who that is comes from the configuration.
 * `{deadline}` stands for the words of `deadlineText`.
 */
export const FAQ = [
  {
    question: '谁可以参加挑战？',
    answer: '本活动仅限购买力量镜的用户参加。',
  },
  {
    question: '哪些运动会计入热量？',
    answer: '跟练课、AI 课、动作库、直播课与自由练习，全部课程类型消耗的热量都会自动累计。',
  },
  {
    question: '可以领几份奖品？',
    answer: '打卡奖品不叠加。达到多个门槛时，可在已解锁的奖品中选择一份领取。',
  },
  {
    question: '奖品什么时候发货？',
    answer: '奖品将在 7 个工作日内发出。收货信息确认后无法修改，请仔细填写。',
  },
  {
    question: '什么时候之前要领奖？',
    answer: '请在 {deadline}领取奖品，逾期未领取视为放弃。',
  },
] as const

export const RULES = [
  '本活动仅限购买力量镜的用户参加。',
  '活动期间，跟练课、AI 课、动作库、直播课与自由练习等全部课程类型消耗的热量，均自动累计。',
  '累计热量达到门槛即可解锁对应奖品。打卡奖品不叠加。',
  '奖品将在 7 个工作日内发出，请于 {deadline}领取，逾期视为放弃。',
  '收货信息确认后无法修改。',
  '虚假打卡将取消领奖资格。',
  `主办方：${ORGANISER}。对活动有疑问，请拨打 ${SERVICE_PHONE}。`,
] as const
