import {
  code,
  day,
  flag,
  group,
  kg,
  may,
  name,
  number,
  percent,
  picture,
  text,
  time,
  type Words,
  whole,
} from '#scripts/site/contract/field-words.ts'
import { TOO_LARGE } from '#shared/core/numbers.ts'

/** Anything above counts as missing on the pages. */
const MOST = TOO_LARGE - 1
const times = (words: string) => whole(words, '次', [0, MOST], 3)
/** Of a month at most. */
const minutes = (words: string) => number(words, '分钟', [0, 44_640], 46)
const kcal = (words: string) => number(words, '千卡', [0, MOST], 287)
const days = (words: string) => whole(words, '天', [0, 366], 5)

export const PROFILE: Words = {
  no: text('会员编号', '1001'),
  nickname: text('昵称', '晓棠'),
  avatar: may(picture('头像')),
  gender: may(code('性别：1 男，0、2 为女', [0, 1, 2])),
  age: may(whole('年龄', '岁', [0, 150], 29)),
  height: may({ ...number('身高，0 为没有填写', '厘米', [0, 260], 165), least: 50 }),
  isVip: may(flag('是否会员：true、1、"1" 都算')),
  birthday: may(day('生日')),
  city: may(text('城市', '杭州')),
  points: may(whole('积分余额', '分', [0, MOST], 1280)),
  deviceType: may(text('手机系统：ios 或 android', 'ios')),
  sex: may(code('同 gender', [0, 1, 2])),
  userName: may(text('同 nickname', '晓棠')),
  userAvatar: may(picture('同 avatar')),
}

const axis = (words: string) => may(number(words, '分', [0, 1000], 76))

export const EVALUATION: Words = {
  evaluation_summary: may(group('总览；从未评测过时没有')),
  comprehensive_score: may(number('综合得分；没有测全时没有', '分', [0, 100], 82)),
  exceeding_same_person_percentage: may(percent('超过多少同性别的人', 78)),
  update_time: may(time('更新时间')),
  cardiorespiratory_capacity: axis('心肺能力'),
  muscular_endurance: axis('肌肉耐力'),
  flexibility: axis('柔韧性'),
  action_standard: axis('动作标准'),
  posture_posture: axis('体态'),
  body_composition: axis('身体成分'),
  core_stability: axis('核心稳定，页面不画'),
  evaluation_action_standard: may(group('动作标准')),
  evaluation_body_composition: may(group('身体成分')),
  evaluation_cardiorespiratory_capacity: may(group('心肺能力')),
  evaluation_flexibility: may(group('柔韧性')),
  evaluation_muscular_endurance: may(group('肌肉耐力')),
  evaluation_posture_posture: may(group('体态')),
  score: number('得分', '分', [0, 1000], 76),
  rate: { ...text('等级', 'A'), oneOf: ['C', 'B', 'A', 'S', 'SSS'] },
  trend: may(code('与上次相比：1 上升，-1 下降，0 持平；第一次没有', [-1, 0, 1])),
  risk_level: may(code('1 低，2 中，3 高', [1, 2, 3])),
  fullMarks: may(number('满分', '分', [1, 1000], 100)),
  reportId: may(text('报告编号，不给就是最新的', 'E1001-1')),
}

export const SPORT: Words = {
  dataList: group('各时段，顺序不限'),
  startDate: day('开始日期'),
  endDate: day('结束日期'),
  frequency: times('次数'),
  duration: minutes('时长'),
  calorie: kcal('消耗'),
  weight: kg('举起的总重量', [0, MOST], 4260),
  days: days('有运动的天数'),
  itemList: group('按类别'),
  name: name('类别名称', '课程训练'),
  sort: whole('排序', '', [0, 1000], 1),
  pageNum: whole('页码，1 是最近的一页', '', [1, 1_000_000], 1),
  pageSize: whole('每页条数：日 366，周 52，月 12', '条', [1, 366], 52),
  timeUnit: code('0 日，1 周，2 月', [0, 1, 2]),
}

export const REPORT: Words = {
  no: text('报告编号', '1'),
  start_date: may(day('开始日期')),
  end_date: day('结束日期'),
  exercise_total_day: days('运动天数'),
  exercise_total_minute: minutes('运动时长'),
  exercise_total_consumption: kcal('消耗'),
  last_time_exercise_total_day: days('上一期的运动天数'),
  last_time_exercise_total_minute: minutes('上一期的运动时长'),
  last_time_exercise_total_consumption: kcal('上一期的消耗'),
  schedule_courses_complete_total: whole('完成的课程', '节', [0, 10_000], 8),
  schedule_report_courses_total: whole('安排的课程', '节', [0, 10_000], 12),
  schedule_report_courses: group('有安排的日子'),
  day_of_month: whole('几号', '', [1, 31], 8),
  schedule_courses_day_total: whole('当天安排的课程', '节', [0, 100], 2),
  schedule_courses_day_complete_total: whole('当天完成的课程', '节', [0, 100], 1),
  favorite_course_types: may(group('练得最多的课程类型')),
  previous_report_no: may(text('上一期报告的编号', '4')),
  next_report_no: may(text('下一期报告的编号', '6')),
}

const moment = {
  words: '“yyyy-MM-dd HH:mm:ss”（北京时间）或毫秒',
  type: 'text or number',
  example: '2026-12-04 23:59:59',
  pattern: time('').pattern!,
  // Milliseconds; the pattern is for the text.
  range: [1e12, 1e13],
} as const

export const ACTIVITY: Words = {
  activityId: may(text('活动编号', 'A1001')),
  image: may(picture('主图')),
  startTime: { ...moment, words: `开始时间：${moment.words}` },
  endTime: { ...moment, words: `结束时间：${moment.words}` },
  activityStatus: code('0 未开始，1 进行中，2 已结束', [0, 1, 2]),
  totalSignUpCount: whole('报名人数，页面显示时加 113', '人', [0, MOST], 1284),
  activityStalls: group('奖品'),
  prizeId: text('奖品编号', 'P1'),
  prizeName: name('奖品名称', '弹力带套装'),
  prizeImage: may(picture('奖品图片')),
  prizeValue: may(number('价值', '元', [0, MOST], 69)),
  unlockThreshold: number('解锁要消耗', '千卡', [0, MOST], 2000),
  signUpStatus: code('0 未报名，1 已报名', [0, 1]),
  awardStatus: code('0、1 可领取，2 已领取、待填地址，3 已领取', [0, 1, 2, 3]),
  personalProgress: kcal('本人的消耗'),
}
/** With the prize that the member has claimed. */
export const OWN_ACTIVITY: Words = {
  ...ACTIVITY,
  prizeId: may(text('已领取的奖品编号', 'P3')),
  'activityStalls.prizeId': ACTIVITY.prizeId!,
}

export const RANKING: Words = {
  records: group('前十名'),
  ranking: whole('名次', '', [1, MOST], 1),
  avatar: may(picture('头像')),
  nickname: text('昵称', '野行者'),
  personalProgress: kcal('消耗'),
  activityId: text('活动编号', 'A1001'),
  pageNum: whole('页码，从 1 开始', '', [1, 1_000_000], 1),
  pageSize: whole('每页条数', '条', [1, 1000], 10),
}

export const ADDRESS: Words = {
  name: text('收货人，1–10 个字', '林晓棠'),
  mobile: { ...text('手机号', '13800138000'), pattern: '^\\d{11}$' },
  roughAddress: text('省/市/区，用 / 连接', '浙江省/杭州市/余杭区'),
  detailAddress: text('详细地址，1–30 个字', '五常大道 168 号'),
  activityId: text('活动编号', 'A1001'),
}
