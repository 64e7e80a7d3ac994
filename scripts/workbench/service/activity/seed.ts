import type { DatabaseSync } from 'node:sqlite'
import { insertRow } from '#scripts/workbench/service/query.ts'
import { SCENE } from '#shared/campaign.ts'

const RUNNING = ['D-30 00:00:00', 'D+14 23:59:59'] as const
const COMING = ['D+3 00:00:00', 'D+48 23:59:59'] as const
const OVER = ['D-60 00:00:00', 'D-5 23:59:59'] as const

/** @param prizeValue yuan @param unlockThreshold kcal */
const prize = (prizeId: string, prizeName: string, picture: string, prizeValue: number, unlockThreshold: number) => {
  return { prizeId, prizeName, prizeImage: `/local/img/scene/prize-${picture}.svg`, prizeValue, unlockThreshold }
}
type Prize = ReturnType<typeof prize>
const FIVE = [
  prize('P1', '弹力带套装', 'band', 69, 2000),
  prize('P2', '保温运动壶', 'bottle', 129, 4000),
  prize('P3', '迷你筋膜枪', 'gun', 399, 8000),
  prize('P4', '运动手环', 'watch', 499, 12000),
  prize('P5', '私教课礼包', 'gift', 899, 20000),
]
const THREE = FIVE.slice(0, 3)

/** Activities in all states (not started, running, ended), with 0, 1, 2, 3 and 5 prizes and with equal thresholds. */
export const ACTIVITIES: readonly [id: string, times: readonly [string, string], prizes: readonly Prize[]][] = [
  ['A1001', RUNNING, THREE],
  ['A1002', COMING, THREE],
  ['A1003', OVER, THREE],
  ['A1004', RUNNING, THREE],
  ['A1010', RUNNING, []],
  ['A1011', RUNNING, FIVE.slice(0, 1)],
  ['A1012', RUNNING, FIVE.slice(0, 2)],
  ['A1013', RUNNING, THREE.map((one) => ({ ...one, unlockThreshold: 2000 }))],
  ['A1015', RUNNING, FIVE],
]

export const EXTRA_PRIZE = { prizeId: 'E1', prizeImage: '/local/img/scene/prize-watch.svg', prizeValue: 199 }

/** Who bought the strength mirror. */
export const BUYERS: readonly string[] = ['1001', '1002', '1004', '1005']

/** A member's standing in one activity. */
export interface Standing {
  personalProgress: number
  awardStatus: 0 | 1 | 2 | 3
  prizeId: string | null
  extraPrizeId: string | null
  isVoid: 0 | 1
}

/** Sign-ups by activity and member. 1003 and 1006 may not sign up; 1004 may but has not. */
const SIGNED: readonly [activityId: string, memberNo: string, standing: Partial<Standing>][] = [
  ['A1001', '1001', { personalProgress: 4860, awardStatus: 1 }],
  ['A1001', '1002', { personalProgress: 1200 }],
  ['A1001', '1005', { personalProgress: 8000 }],
  ['A1002', '1001', {}],
  ['A1003', '1001', { personalProgress: 9120, awardStatus: 3, prizeId: 'P3' }],
  ['A1003', '1002', { personalProgress: 4400, awardStatus: 2, prizeId: 'P2' }],
  ['A1003', '1005', { personalProgress: 6100, awardStatus: 1 }],
  ['A1004', '1001', { personalProgress: 5230, awardStatus: 2, prizeId: 'P2' }],
  ['A1004', '1002', { personalProgress: 8800, awardStatus: 3, prizeId: 'P3' }],
  ['A1004', '1004', { personalProgress: 4210, awardStatus: 1, isVoid: 1 }],
  ['A1004', '1005', { personalProgress: 12480, awardStatus: 1 }],
  ['A1010', '1001', { personalProgress: 3000 }],
  ['A1011', '1001', { personalProgress: 3000, awardStatus: 1 }],
  ['A1012', '1001', { personalProgress: 3000, awardStatus: 1 }],
  ['A1013', '1001', { personalProgress: 2000, awardStatus: 1 }],
  ['A1015', '1001', { personalProgress: 13500, awardStatus: 1 }],
]

const rival = (nickname: string, picture: string, personalProgress: number) => {
  return { nickname, avatar: `/local/img/avatar/${picture}.svg`, personalProgress }
}

/** Who else takes part in each of them, outside the member table. */
export const RIVALS = [
  rival('野行者', 'm-yexing', 12480),
  rival('小满满', 'f-manman', 11236),
  rival('海盐苏打', 'f-haiyan', 9874),
  rival('阿泽', 'm-aze', 8320),
  rival('Yuki', 'f-yuki', 7905),
  rival('一口气跑完全程的超级无敌长名字选手🏃‍♂️', 'm-chang', 7410),
  rival('晨跑的猫', 'f-cat', 6980),
  rival('老周', 'm-laozhou', 6120),
  rival('木木', 'f-mumu', 5533),
  rival('铁山', 'm-tieshan', 5102),
  rival('南风', 'f-nanfeng', 4790),
  rival('小北', 'm-xiaobei', 3240),
]

const SENT_TO = {
  name: '林晓棠',
  mobile: '13800138000',
  roughAddress: '浙江省/杭州市/余杭区',
  detailAddress: '五常大道 168 号 3 幢 2 单元 501',
}

/** Put the rows in; the same at each seeding. */
export function seedActivities(db: DatabaseSync): void {
  for (const [activityId, [startTime, endTime]] of ACTIVITIES)
    insertRow(db, 'activity', { activityId, image: SCENE, startTime, endTime, otherSignUps: 1283 })
  for (const [activityId, memberNo, { personalProgress = 0, awardStatus = 0, prizeId = null, isVoid = 0 }] of SIGNED) {
    insertRow(db, 'activity_member', { activityId, memberNo, personalProgress, awardStatus, prizeId, isVoid })
    if (awardStatus === 3) insertRow(db, 'activity_address', { activityId, memberNo, ...SENT_TO })
  }
}
