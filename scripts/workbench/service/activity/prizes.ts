import type { DatabaseSync } from 'node:sqlite'
import * as v from 'valibot'
import { CODE, Refusal } from '#scripts/workbench/service/envelope.ts'
import { insertRow } from '#scripts/workbench/service/query.ts'
import { isLongerThan } from '#shared/core/text.ts'
import { activityOf, standingOf } from './detail.ts'
import { BUYERS, EXTRA_PRIZE, type Standing } from './seed.ts'

const refuse = (msg: string, code: number = CODE.notAllowed) => new Refusal(code, msg)

/** Only buyers of the strength mirror may join, once, and not after the end. */
export function signUp(db: DatabaseSync, activityId: string, memberNo: string, now: number): true {
  const { activityStatus } = activityOf(db, activityId, now)
  if (standingOf(db, activityId, memberNo)) throw refuse('你已报名', CODE.alreadyDone)
  if (activityStatus === 2) throw refuse('活动已结束')
  if (!BUYERS.includes(memberNo)) throw refuse('仅限力量镜用户参加')
  insertRow(db, 'activity_member', { activityId, memberNo })
  return true
}

/** A prize of the activity (award 0/1 → 2), or afterwards the extra one; each once. */
export function receivePrize(
  db: DatabaseSync,
  { activityId, prizeId }: { activityId: string; prizeId: string },
  memberNo: string,
  now: number,
): null {
  const activity = activityOf(db, activityId, now)
  const standing = standingOf(db, activityId, memberNo)
  if (!standing) throw refuse('请先报名参加活动')
  if (standing.isVoid) throw refuse('存在虚假打卡，领奖资格已取消')
  const change = (to: Partial<Standing>) => changeStanding(db, activityId, memberNo, to)
  if (prizeId === EXTRA_PRIZE.prizeId) {
    if (standing.awardStatus < 2) throw refuse('请先领取打卡奖品')
    if (standing.extraPrizeId !== null) throw refuse('分享好礼已领取', CODE.alreadyDone)
    return change({ extraPrizeId: prizeId })
  }
  if (standing.awardStatus > 1) throw refuse('奖品已领取', CODE.alreadyDone)
  if (activity.activityStatus !== 1) throw refuse(activity.activityStatus === 0 ? '活动尚未开始' : '活动已结束')
  const prize = activity.activityStalls.find((one) => one.prizeId === prizeId)
  if (!prize) throw refuse('没有这个奖品', CODE.notFound)
  if (standing.personalProgress < prize.unlockThreshold) throw refuse('还没有达到解锁门槛')
  return change({ awardStatus: 2, prizeId })
}

/** Keys of `to` are columns, from code alone. */
function changeStanding(db: DatabaseSync, activityId: string, memberNo: string, to: Partial<Standing>): null {
  const changes = Object.keys(to).map((column) => `${column} = ?`)
  const update = db.prepare(`UPDATE activity_member SET ${changes} WHERE activityId = ? AND memberNo = ?`)
  update.run(...Object.values(to), activityId, memberNo)
  return null
}

const line = (name: string, most: number) =>
  v.pipe(
    v.string(`${name}须为文字`),
    v.trim(),
    v.minLength(1, `请填写${name}`),
    v.check((text) => !isLongerThan(text, most), `${name}最多 ${most} 个字`),
  )

/** The shipping form. */
export const Address = v.object({
  name: line('收货人', 10),
  mobile: v.pipe(v.string('手机号须为文字'), v.trim(), v.regex(/^\d{11}$/, '手机号格式不正确')),
  roughAddress: v.pipe(v.string('地区须为文字'), v.regex(/^[^/]+\/[^/]+\/[^/]+$/, '请选择省/市/区'), v.maxLength(60)),
  detailAddress: line('详细地址', 30),
})

/** Where a claimed prize goes (award 2 → 3): once, it cannot be changed; also after the end. */
export function saveAddress(
  db: DatabaseSync,
  activityId: string,
  address: v.InferOutput<typeof Address>,
  memberNo: string,
  now: number,
): null {
  activityOf(db, activityId, now)
  const status = standingOf(db, activityId, memberNo)?.awardStatus ?? 0
  if (status === 3) throw refuse('收货信息已提交，无法修改', CODE.alreadyDone)
  if (status !== 2) throw refuse('请先领取奖品')
  insertRow(db, 'activity_address', { activityId, memberNo, ...address })
  return changeStanding(db, activityId, memberNo, { awardStatus: 3 })
}
