import { createRandom } from '#scripts/workbench/service/random.ts'

/** People who stand in for members of groups: everyday names first, then those that break layouts. */
const FIRST = [
  ['野行者', 'm-yexing'],
  ['小满满', 'f-manman'],
  ['阿泽', 'm-aze'],
  ['海盐苏打', 'f-haiyan'],
  ['老周爱跑步', 'm-laozhou'],
  ['Yuki', 'f-yuki'],
  ['今天也要动', 'f-today'],
  ['大雄', 'm-daxiong'],
  ['一口气跑完全程绝不回头绝不放弃的早起运动爱好者', 'm-long'],
  ['🏃‍♀️🔥💪', 'f-emoji'],
  ['سارة العلي', 'f-sara'],
  ['👨‍👩‍👧‍👦一家四口', ''],
  ['', 'm-noname'],
  ['Bartholomew Featherstonehaugh-Cholmondeley', ''],
] as const

const SURNAMES = [...'王李张刘陈杨黄赵吴周徐孙马朱胡郭何林高罗']
const GIVEN = ['晨', '子墨', '一诺', '浩然', '梓涵', '可可', '建国', '雨桐', '小北', '思远', '佳怡', '天佑']

export interface Person {
  userNo: string
  nickname: string
  /** Path on the service; '' for those without a picture. */
  avatar: string
}

/** The nth stand-in, from 0: always the same person. */
export function person(index: number): Person {
  const userNo = `U${String(index + 1).padStart(3, '0')}`
  const known = FIRST[index]
  if (known) return { userNo, nickname: known[0], avatar: picture(known[1]) }
  const random = createRandom(`person ${index}`)
  const sex = random.pick(['m', 'f'])
  const hasPicture = random.next() > 0.15
  return {
    userNo,
    nickname: random.pick(SURNAMES) + random.pick(GIVEN),
    avatar: picture(hasPicture ? `${sex}-person${index}` : ''),
  }
}

const picture = (name: string) => name && `/local/img/avatar/${name}.svg`
