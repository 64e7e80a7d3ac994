import {
  code,
  day,
  flag,
  group,
  may,
  name,
  number,
  picture,
  text,
  time,
  type Words,
  whole,
} from '#scripts/site/contract/field-words.ts'
import { TOO_LARGE } from '#shared/core/numbers.ts'

/** Anything above counts as missing on the pages. */
const MOST = TOO_LARGE - 1
const people = (words: string) => whole(words, '人', [0, MOST], 28)
/** No lesson lasts less than a minute or more than six hours: minutes and milliseconds are told apart. */
const LESSON = { ...whole('时长', '秒', [0, 21_600], 720), least: 60 }
const avatar = may(picture('头像'))
const avatars = (words: string) => may(group(words))
const userNo = text('会员编号', '1001')
const msg = may(text('没有数据时的说明', '群组不存在'))

export const COLUMNS: Words = {
  records: group('专栏'),
  id: text('专栏编号', 'L1001'),
  name: name('名称', '28 天燃脂塑形营'),
  description: may(text('一句话介绍', '每天 20 分钟，把运动变成习惯')),
  coverImage: may(picture('封面')),
  tag: may(text('NEW 或 HOT，其他不显示', 'NEW')),
  joinAvatarList: avatars('参加者的头像'),
  joinCount: people('参加人数'),
  pageNum: whole('页码，从 1 开始', '', [1, 1_000_000], 1),
  pageSize: whole('每页条数', '条', [1, 1000], 99),
}

export const COLUMN: Words = {
  columnId: text('专栏编号', 'L1001'),
  id: may(text('专栏编号', 'L1001')),
  name: name('名称', '28 天燃脂塑形营'),
  description: may(text('一句话介绍', '每天 20 分钟，把运动变成习惯')),
  mainImage: may(picture('主图')),
  joinAvatarList: avatars('参加者的头像'),
  joinCount: people('参加人数'),
  introduce: may(text('介绍', '由浅入深的四周计划。')),
  operationImage: may(picture('运营图')),
  floatImage: may(picture('悬浮的二维码')),
  joinImage: may(picture('加入群的二维码')),
  shareTitle: may(text('分享标题', '28 天燃脂塑形营，一起来练')),
  shareDescription: may(text('分享说明', '每天 20 分钟，把运动变成习惯')),
  shareImage: may(picture('分享图')),
  courseList: group('课程'),
  'courseList.name': name('课程名称', '唤醒燃脂 · 全身激活'),
  status: code('0 可试看，1 未解锁', [0, 1]),
  duration: may(LESSON),
  calorie: may(number('消耗', '千卡', [0, 100_000], 96)),
  trainAvatarList: avatars('练过的人的头像'),
  sportPeopleNum: may(people('练过的人数')),
  courseNo: may(text('课程编号', 'C1001')),
  type: may(text('课程类型，深链里用', '1')),
  video: may(picture('试看视频')),
  trainEndFlag: may(flag('是否练完')),
}

export const COURSE: Words = {
  courseNo: text('课程编号', 'C1001'),
  name: name('名称', '全身燃脂力量循环'),
  type: may({ words: '1 AI 课，2 力量课，多个用逗号分开', type: 'text or number', example: '1,2' }),
  isVipCourse: may(flag('是否会员课')),
  difficulty: may({ words: '难度代码，见 COURSE_DIFFICULTY', type: 'text or number', example: '3' }),
  duration: may(LESSON),
  calorie: may(number('消耗', '千卡', [0, 100_000], 218)),
  content: may(text('介绍', '用一对哑铃完成全身循环训练。')),
  characteristics: may(text('特点代码，逗号分开，见 COURSE_CHARACTERISTIC', '1,2,3')),
  parts: may(text('部位代码，逗号分开，见 COURSE_TRAINING_SITE', '1,2')),
  drives: may(text('器械代码，逗号分开，见 COURSE_INSTRUMENT', '1')),
  coach: may(group('教练')),
  'coach.avatar': may(picture('教练头像')),
  'coach.name': name('教练姓名', '周野'),
  'coach.intro': may(text('教练介绍', '国家职业健身教练。')),
  segments: group('小节，按先后'),
  'segments.name': name('小节名称', '热身 · 动态拉伸'),
  'segments.duration': { ...whole('小节时长', '秒', [0, 21_600], 150), least: 5 },
}

export const ENUM: Words = {
  type: {
    ...text('词表名称', 'COURSE_DIFFICULTY'),
    oneOf: ['COURSE_CHARACTERISTIC', 'COURSE_TRAINING_SITE', 'COURSE_INSTRUMENT', 'COURSE_DIFFICULTY'],
  },
  COURSE_CHARACTERISTIC: may({ ...group('课程特点'), isFilled: true }),
  COURSE_TRAINING_SITE: may({ ...group('训练部位'), isFilled: true }),
  COURSE_INSTRUMENT: may({ ...group('器械'), isFilled: true }),
  COURSE_DIFFICULTY: may({ ...group('难度'), isFilled: true }),
  code: text('代码', '3'),
  value: name('词', '零基础'),
}

export const PK: Words = {
  pkNo: text('PK 编号', 'P1'),
  userNo,
  userName: text('昵称', '晓棠'),
  userAvatar: avatar,
  rank: may(whole('名次', '', [1, MOST], 3)),
  msg,
}

export const WORKOUT: Words = {
  userSportNo: text('运动编号', 'S2'),
  courseName: name('课程名称', '杠铃力量进阶 · 下肢'),
  userNickname: may(text('昵称', '晓棠')),
  userAvatar: avatar,
  calorie: may(number('消耗', '千卡', [0, 1_000_000], 287)),
  duration: may(number('时长', '分钟', [0, 1440], 46)),
  heartRate: may(number('平均心率', '次/分', [0, 300], 131)),
  score: may(number('AI 课得分', '分', [0, 100], 88)),
  weight: may(number('力量容量', '公斤', [0, MOST], 4260)),
  trainTime: may(time('训练时间')),
  msg,
}

const groupInfo = may(group('群组；不存在时没有'))
const userInfo = may(group('会员；不在群里时没有'))

export const INVITE: Words = {
  groupId: text('群组编号', 'G1'),
  userNo,
  groupInfo,
  name: name('群名', '早起燃脂小分队'),
  avatarList: avatars('成员头像'),
  targetType: may(whole('1 为每天', '', [0, 9], 1)),
  exerciseDuration: may(number('目标时长', '分钟', [0, 1440], 30)),
  memberNum: people('成员数'),
  userInfo,
  avatar,
  nickName: text('邀请人昵称', '晓棠'),
  msg,
}

const VALUE = number('数值：天、分钟、公斤或千卡，由 targetType 决定', '', [0, MOST], 17)

export const GROUP_RANKING: Words = {
  startDay: day('开始日期'),
  endDay: day('结束日期'),
  groupId: text('群组编号', 'G1'),
  targetType: { ...text('0 天，1 分钟，2 公斤，3 千卡', '1'), oneOf: ['0', '1', '2', '3'] },
  userNo,
  groupInfo,
  name: name('群名', '早起燃脂小分队'),
  avatarList: avatars('成员头像'),
  groupNum: people('成员数'),
  userInfo,
  'userInfo.ranking': may(whole('名次', '', [1, MOST], 6)),
  overUserAvatars: avatars('被超过的人的头像'),
  overUserCount: may(people('超过的人数')),
  rankings: group('排名，由前到后'),
  serial: whole('名次', '', [1, MOST], 1),
  'userInfo.nickname': may(text('昵称', '晓棠')),
  nickname: text('昵称', '小满满'),
  avatar,
  statisticValue: VALUE,
  msg,
}

export const GROUP_REPORT: Words = {
  meetStandardCondition: { ...text('1 达标的人，0 未达标的人', '1'), oneOf: ['0', '1'] },
  groupName: name('群名', '早起燃脂小分队'),
  title: may(text('标题', '11月9日–11月15日 · 达标成员')),
  avatarList: avatars('成员头像'),
  userRankingList: group('排名'),
  ranking: whole('名次', '', [1, MOST], 1),
  nickname: text('昵称', '林小满'),
  meetStandardCount: whole('达标天数', '天', [0, 7], 6),
}

export const SIGNATURE: Words = {
  httpUrl: text('页面地址，# 之前的部分', 'https://pages.example.com/down'),
  appId: { ...text('公众号的 appId', 'wx0000000000000000'), pattern: '^wx' },
  timestamp: whole('秒', '秒', [1e9, 1e10], 1_795_137_120),
  nonceStr: text('随机串', '67c25c87fa702af0'),
  signature: { ...text('签名', '7c0b5fb9581c36fb056b97c8516a89207739a41c'), pattern: '^[0-9a-f]{40}$' },
}
