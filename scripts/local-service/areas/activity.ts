import type { DatabaseSync } from 'node:sqlite'
import type { Area } from '#scripts/local-service/area.ts'
import { ApiError, addCall, CODE, createInputError, type Input, MUTATION_TABLE } from '#scripts/local-service/calls.ts'
import { insertRow, selectAll, selectFirst } from '#scripts/local-service/query.ts'
import { readSeed } from '#scripts/local-service/seeds/read-seed.ts'
import { SCENE } from '#shared/campaign.ts'
import { addDays } from '#shared/format/calendar-days.ts'
import { parseTime } from '#shared/format/dates.ts'
import { isLongerThan } from '#shared/format/text.ts'

interface Seed {
  activityId: string
  /** 'D+14 23:59:59' counts days from today, which keeps an activity running. */
  startTime: string
  endTime: string
  /** 0, 1, 2, 3 or 5; values in yuan, thresholds in kcal, those of A1013 equal. */
  prizes: readonly { prizeId: string; unlockThreshold: number }[]
  /** 1003 and 1006 may not sign up; 1004 may sign up for A1001. */
  signUps: readonly (Partial<SignUp> & { memberNo: string })[]
}
const ACTIVITIES = readSeed<Seed>('activities.jsonl')

const EXTRA_PRIZE = { prizeId: 'E1', prizeImage: '/local/img/scene/prize-watch.svg', prizeValue: 199 }

/** Members who bought the strength mirror. */
const BUYERS: readonly string[] = ['1001', '1002', '1004', '1005']

/** A row of activity_member without its keys. */
interface SignUp {
  personalProgress: number
  awardStatus: 0 | 1 | 2 | 3
  prizeId: string | null
  extraPrizeId: string | null
  isVoid: 0 | 1
}

/** Participants of every activity who are not in the member table. */
const RIVALS = readSeed<{ nickname: string; avatar: string; personalProgress: number }>('rivals.jsonl')

const SENT_ADDRESS = {
  name: '林晓棠',
  mobile: '13800138000',
  roughAddress: '浙江省/杭州市/余杭区',
  detailAddress: '五常大道 168 号 3 幢 2 单元 501',
}

const TABLES = `
  CREATE TABLE IF NOT EXISTS activity (
    activityId TEXT PRIMARY KEY,
    image TEXT NOT NULL,
    startTime TEXT NOT NULL, -- see getTime
    endTime TEXT NOT NULL,
    otherSignUps INTEGER NOT NULL -- people who are not in the member table
  ) STRICT;
  CREATE TABLE IF NOT EXISTS activity_member (
    activityId TEXT NOT NULL REFERENCES activity,
    memberNo TEXT NOT NULL REFERENCES member,
    personalProgress REAL NOT NULL DEFAULT 0, -- kcal
    awardStatus INTEGER NOT NULL DEFAULT 0 CHECK (awardStatus BETWEEN 0 AND 3),
    prizeId TEXT,
    extraPrizeId TEXT,
    isVoid INTEGER NOT NULL DEFAULT 0, -- fake check-ins: no prize
    PRIMARY KEY (activityId, memberNo)
  ) STRICT;
  CREATE TABLE IF NOT EXISTS activity_address (
    activityId TEXT NOT NULL REFERENCES activity,
    memberNo TEXT NOT NULL REFERENCES member,
    name TEXT NOT NULL,
    mobile TEXT NOT NULL,
    roughAddress TEXT NOT NULL,
    detailAddress TEXT NOT NULL,
    PRIMARY KEY (activityId, memberNo)
  ) STRICT;`

/** The campaign: details, sign-up, prizes, address, ranking. */
export const activity: Area = {
  tables: TABLES + MUTATION_TABLE,

  seed: (db) => {
    for (const { activityId, startTime, endTime, signUps } of ACTIVITIES) {
      insertRow(db, 'activity', { activityId, image: SCENE, startTime, endTime, otherSignUps: 1283 })
      for (const signUp of signUps) {
        insertRow(db, 'activity_member', { activityId, ...signUp })
        if (signUp.awardStatus === 3)
          insertRow(db, 'activity_address', { activityId, memberNo: signUp.memberNo, ...SENT_ADDRESS })
      }
    }
  },

  addRoutes: (service) => {
    const { db, now } = service
    addCall(service, 'readActivity', ({ member, input: { activityId } }) => {
      const signUp = findSignUp(db, activityId, member.memberNo)
      return {
        ...getActivity(db, activityId, now()),
        signUpStatus: signUp ? 1 : 0,
        awardStatus: signUp?.awardStatus ?? 0,
        personalProgress: signUp?.personalProgress ?? 0,
        prizeId: signUp?.prizeId ?? null,
      }
    })
    addCall(service, 'readSharedActivity', ({ input }) => getActivity(db, input.activityId, now()))
    addCall(service, 'signUp', ({ input, member }) => signUpMember(db, input.activityId, member.memberNo, now()))
    addCall(service, 'claimPrize', ({ input, member }) => claimPrize(db, input, member.memberNo, now()))
    addCall(service, 'readExtraPrize', () => EXTRA_PRIZE)
    addCall(service, 'sendAddress', ({ input, member }) => saveAddress(db, input, member.memberNo, now()))
    addCall(service, 'readRanking', ({ input: { activityId, pageNum, pageSize } }) => {
      const start = (pageNum! - 1) * pageSize!
      return { records: getRanking(db, activityId).slice(start, start + pageSize!) }
    })
  },
}

/** A stored time as `yyyy-MM-dd HH:mm:ss` in Shanghai; 'D+14 …' is 14 days after `now`. */
function getTime(stored: string, now: number): string {
  const match = /^D([+-]\d{1,4})( \d{2}:\d{2}:\d{2})$/.exec(stored)
  return match ? `${addDays(now, Number(match[1]))}${match[2]}` : stored
}

const findSignUp = (db: DatabaseSync, activityId: string, memberNo: string): SignUp | undefined =>
  selectFirst(db, 'SELECT * FROM activity_member WHERE activityId = ? AND memberNo = ?', activityId, memberNo)

/** The public fields of an activity. @throws ApiError without one */
function getActivity(db: DatabaseSync, activityId: string, now: number) {
  const sql = `SELECT *, otherSignUps + (SELECT COUNT(*) FROM activity_member m WHERE m.activityId = a.activityId) AS signUps
    FROM activity a WHERE activityId = ?`
  const row = selectFirst<{ image: string; startTime: string; endTime: string; signUps: number }>(db, sql, activityId)
  if (!row) throw new ApiError(CODE.notFound, '活动不存在或已下线')
  const [startTime, endTime] = [getTime(row.startTime, now), getTime(row.endTime, now)]
  return {
    activityId,
    image: row.image,
    startTime,
    endTime,
    // 0 not started, 1 running, 2 ended, from the very end on.
    activityStatus: now < parseTime(startTime)! ? 0 : now < parseTime(endTime)! ? 1 : 2,
    // Pages add the base of 113.
    totalSignUpCount: row.signUps,
    activityStalls: ACTIVITIES.find((item) => item.activityId === activityId)?.prizes ?? [],
  }
}

function getRanking(db: DatabaseSync, activityId: string) {
  const sql = `SELECT avatar, nickname, personalProgress FROM activity_member JOIN member USING (memberNo)
    WHERE activityId = ? AND personalProgress > 0`
  const rivals = ACTIVITIES.some((item) => item.activityId === activityId) ? RIVALS : []
  return [...rivals, ...selectAll<(typeof RIVALS)[number]>(db, sql, activityId)]
    .sort((a, b) => b.personalProgress - a.personalProgress || (a.nickname < b.nickname ? -1 : 1))
    .map((record, index) => ({ ranking: index + 1, ...record }))
}

const createRefusal = (message: string, code: number = CODE.notAllowed) => new ApiError(code, message)

/** Signs a buyer of the strength mirror up: once, and not after the end. */
function signUpMember(db: DatabaseSync, activityId: string, memberNo: string, now: number): true {
  const { activityStatus } = getActivity(db, activityId, now)
  if (findSignUp(db, activityId, memberNo)) throw createRefusal('你已报名', CODE.alreadyDone)
  if (activityStatus === 2) throw createRefusal('活动已结束')
  if (!BUYERS.includes(memberNo)) throw createRefusal('仅限力量镜用户参加')
  insertRow(db, 'activity_member', { activityId, memberNo })
  return true
}

/** Claims a prize of the activity (award 0/1 → 2), or after it the extra prize; each once. */
function claimPrize(
  db: DatabaseSync,
  { activityId, prizeId }: Input<'claimPrize'>,
  memberNo: string,
  now: number,
): null {
  const { activityStatus, activityStalls } = getActivity(db, activityId, now)
  const signUp = findSignUp(db, activityId, memberNo)
  if (!signUp) throw createRefusal('请先报名参加活动')
  if (signUp.isVoid) throw createRefusal('存在虚假打卡，领奖资格已取消')
  if (prizeId === EXTRA_PRIZE.prizeId) {
    if (signUp.awardStatus < 2) throw createRefusal('请先领取打卡奖品')
    if (signUp.extraPrizeId !== null) throw createRefusal('分享好礼已领取', CODE.alreadyDone)
    return updateSignUp(db, activityId, memberNo, { extraPrizeId: prizeId })
  }
  if (signUp.awardStatus > 1) throw createRefusal('奖品已领取', CODE.alreadyDone)
  if (activityStatus !== 1) throw createRefusal(activityStatus === 0 ? '活动尚未开始' : '活动已结束')
  const prize = activityStalls.find((stall) => stall.prizeId === prizeId)
  if (!prize) throw createRefusal('没有这个奖品', CODE.notFound)
  if (signUp.personalProgress < prize.unlockThreshold) throw createRefusal('还没有达到解锁门槛')
  return updateSignUp(db, activityId, memberNo, { awardStatus: 2, prizeId })
}

/** @param max visible characters, as the form counts them */
function checkText(label: string, text: string, max: number): string {
  const trimmed = text.trim()
  if (!trimmed) throw createInputError(`请填写${label}`)
  if (isLongerThan(trimmed, max)) throw createInputError(`${label}最多 ${max} 个字`)
  return trimmed
}

/** Saves where a claimed prize goes (award 2 → 3): once, also after the end. */
function saveAddress(
  db: DatabaseSync,
  { activityId, mobile, roughAddress, ...texts }: Input<'sendAddress'>,
  memberNo: string,
  now: number,
): null {
  const [name, detailAddress] = [checkText('收货人', texts.name, 10), checkText('详细地址', texts.detailAddress, 30)]
  getActivity(db, activityId, now)
  const status = findSignUp(db, activityId, memberNo)?.awardStatus ?? 0
  if (status === 3) throw createRefusal('收货信息已提交，无法修改', CODE.alreadyDone)
  if (status !== 2) throw createRefusal('请先领取奖品')
  insertRow(db, 'activity_address', { activityId, memberNo, name, mobile, roughAddress, detailAddress })
  return updateSignUp(db, activityId, memberNo, { awardStatus: 3 })
}

/** Keys of `changes` are column names and come from code. */
function updateSignUp(db: DatabaseSync, activityId: string, memberNo: string, changes: Partial<SignUp>): null {
  const columns = Object.keys(changes).map((column) => `${column} = ?`)
  const update = db.prepare(`UPDATE activity_member SET ${columns} WHERE activityId = ? AND memberNo = ?`)
  update.run(...Object.values(changes), activityId, memberNo)
  return null
}
