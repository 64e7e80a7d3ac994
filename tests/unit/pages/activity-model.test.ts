import { expect, test, vi } from 'vitest'
import { createCampaignState, isOutdated } from '#pages/activity/model.ts'
import type { Activity } from '#shared/api/activity.ts'

vi.stubGlobal('location', { origin: 'https://h5.test' })

const NOW = Date.parse('2026-08-17T15:23:08+08:00')
const createPrize = (prizeId: string, unlockThreshold?: number) => ({
  prizeId,
  prizeName: `奖品${prizeId}`,
  prizeImage: '/prize.svg',
  prizeValue: 69,
  unlockThreshold,
})
const THREE = [createPrize('P1', 2000), createPrize('P2', 4000), createPrize('P3', 8000)]
const base: Activity = {
  image: '/hero.svg',
  startTime: '2026-07-15 00:00:00',
  endTime: '2026-08-31 23:59:59',
  activityStatus: 1,
  totalSignUpCount: 1286,
  activityStalls: THREE,
  signUpStatus: 1,
  awardStatus: 1,
  personalProgress: 4860,
  prizeId: '',
}
const getState = (change: Partial<Activity> = {}, selected?: string, now = NOW) =>
  createCampaignState({ ...base, ...change }, selected, now)
const getChallenge = (change: Partial<Activity> = {}, selected?: string, now = NOW) => {
  const state = getState(change, selected, now)
  if (state.kind !== 'challenge') throw new Error(state.kind)
  return state
}

test.for([
  // signed up, stage → what is on the page
  [0, 0, '立即参加', true],
  [0, 1, '立即参加', true],
  [0, 2, '活动已结束', false],
  [1, 0, '已报名，活动即将开始', false],
] as const)('signUp %d, status %d: invitation with “%s”', ([signUpStatus, activityStatus, label, canSignUp]) => {
  for (const awardStatus of [0, 1, 2, 3]) {
    for (const personalProgress of [0, 2000, 9000]) {
      const state = getState({ signUpStatus, activityStatus, awardStatus, personalProgress }, 'P1')
      expect(state).toMatchObject({ kind: 'invitation', joined: '1,399', footer: { label, canSignUp } })
    }
  }
})

/** award, status, chosen → button; for every progress that lets the choice be made. */
const CLAIMS = [
  [0, 1, undefined, '领取奖品', 'none', false],
  [0, 1, 'P1', '领取奖品', 'claim', false],
  [1, 1, undefined, '领取奖品', 'askForPrize', false],
  [1, 1, 'P1', '领取奖品', 'claim', false],
  [2, 1, undefined, '已领取，去填写地址', 'fillAddress', false],
  [2, 1, 'P1', '已领取，去填写地址', 'fillAddress', false],
  [3, 1, undefined, '已领取', 'tellClaimed', false],
  [3, 1, 'P1', '已领取', 'tellClaimed', false],
  [0, 2, undefined, '活动已结束', 'none', false],
  [0, 2, 'P1', '活动已结束', 'none', false],
  [1, 2, 'P1', '活动已结束', 'none', false],
  [2, 2, 'P1', '活动已结束', 'none', true],
  [3, 2, 'P1', '活动已结束', 'none', false],
] as const

test.for(CLAIMS)(
  'award %d, status %d, chosen %s: %s (%s)',
  ([awardStatus, activityStatus, chosen, label, action, hasAddressLink]) => {
    for (const personalProgress of [2000, 4860, 8000, 20_000]) {
      const { claim } = getChallenge({ awardStatus, activityStatus, personalProgress }, chosen)
      expect({ hasAddressLink: false, hasNote: false, ...claim }).toEqual({
        label,
        action,
        hasAddressLink,
        hasNote: label === '领取奖品',
      })
    }
  },
)

test.for([
  [1999.9, [true, true, true]],
  [2000, [false, true, true]],
  [4000, [false, false, true]],
  [7999, [false, false, true]],
  [8000, [false, false, false]],
] as const)('at %d kcal the prizes are locked: %o', ([personalProgress, locked]) => {
  const { prizes, markers } = getChallenge({ personalProgress })
  expect(prizes.map(({ isLocked }) => isLocked)).toEqual(locked)
  expect(markers.map(({ isOpen }) => !isOpen)).toEqual(locked)
  expect(prizes.every(({ isLocked, canSelect }) => canSelect === !isLocked)).toBe(true)
})

test.for([
  [2, 1],
  [3, 1],
  [1, 2],
] as const)('nothing can be chosen with award %d and status %d', ([awardStatus, activityStatus]) => {
  const { prizes } = getChallenge({ awardStatus, activityStatus, personalProgress: 9000 }, 'P1')
  expect(prizes.some(({ canSelect, isSelected }) => canSelect || isSelected)).toBe(false)
})

test('progress texts: floored, the missing part rounded up', () => {
  expect(getChallenge()).toMatchObject({ progress: '4,860', missing: '3,140' })
  expect(getChallenge({ personalProgress: 1999.6 })).toMatchObject({ progress: '1,999', missing: '1' })
  expect(getChallenge({ personalProgress: 8000 })).toMatchObject({ missing: '' })
  expect(getChallenge({ personalProgress: undefined })).toMatchObject({ progress: '0', missing: '2,000' })
  expect(getChallenge({ awardStatus: 2 }).missing).toBeUndefined()
  // A prize that nobody can unlock is not unlocked.
  expect(
    getChallenge({ activityStalls: [...THREE, createPrize('P0')], personalProgress: 8000 }).missing,
  ).toBeUndefined()
  expect(getChallenge({ activityStatus: 2 }).missing).toBeUndefined()
})

test.for([
  [0, 0, 0],
  [2, 2, 0],
  [3, 3, 47.2],
  [5, 5, 47.2],
] as const)('%d prizes: %d markers, %d percent', ([count, markers, percent]) => {
  const rows = [...THREE, createPrize('P4', 12_000), createPrize('P5', 20_000)].slice(0, count)
  const state = getChallenge({ activityStalls: rows })
  expect(state.prizes).toHaveLength(count)
  expect(state.markers).toHaveLength(markers)
  expect(state.percent).toBeCloseTo(percent, 1)
})

test('unsorted thresholds: the rail and its marks rise, the prizes keep their order', () => {
  const rows = [createPrize('P3', 8000), createPrize('P0'), createPrize('P1', 2000), createPrize('P2', 4000)]
  const state = getChallenge({ activityStalls: rows, personalProgress: 4000 })
  expect(state.prizes.map(({ id }) => id)).toEqual(['P3', 'P0', 'P1', 'P2'])
  expect(state.markers).toEqual([
    { at: 14, text: '2,000', isOpen: true },
    { at: 41, text: '4,000', isOpen: true },
    { at: 70, text: '8,000', isOpen: false },
  ])
  expect(state.percent).toBe(41)
  // A prize for everybody: its mark is reached at once.
  const free = getChallenge({ activityStalls: [createPrize('P1', 0), ...THREE.slice(0, 2)], personalProgress: 0 })
  expect(free).toMatchObject({
    percent: 14,
    missing: '2,000',
    markers: [{ isOpen: true }, { isOpen: false }, { isOpen: false }],
  })
})

test.for([
  ['at work', {}],
  ['not signed up', { signUpStatus: 0 }],
] as const)('every prize says what it takes and what it is worth: %s', ([, change]) => {
  const activityStalls = [
    ...THREE,
    createPrize('P4', 12_000),
    createPrize('P5', 20_000),
    createPrize('P6', -5),
    createPrize('P7'),
  ]
  const { prizes } = getState({ activityStalls, ...change })
  expect(prizes.map(({ thresholdText, value }) => [thresholdText, value])).toEqual(
    ['2,000', '4,000', '8,000', '12,000', '20,000', '-', '-'].map((text) => [text, '69']),
  )
})

test.for([
  [2, 1, 'P2', true],
  [3, 1, 'P2', true],
  [2, 2, 'P2', true],
  [3, 2, 'P2', true],
  [1, 1, 'P2', false], // not claimed yet
  [3, 1, '', false], // the service does not say which
] as const)('award %d, status %d, prize %j: a prize is marked as claimed: %s', (row) => {
  const [awardStatus, activityStatus, prizeId, isMarked] = row
  const { prizes } = getChallenge({ awardStatus, activityStatus, prizeId })
  expect(prizes.map(({ isClaimed }) => isClaimed)).toEqual([false, isMarked, false])
})

test.for([
  [0, 0, base.startTime, '活动 7 月 15 日开始，现在就可以报名，开始后消耗的热量自动累计'],
  [0, 0, '', '活动还没有开始，现在就可以报名，开始后消耗的热量自动累计'],
  [0, 1, base.startTime, undefined],
  [0, 2, base.startTime, undefined],
  [1, 0, base.startTime, undefined],
] as const)('signUp %d, status %d, from %j: the note “%s”', ([signUpStatus, activityStatus, startTime, note]) => {
  const state = getState({ signUpStatus, activityStatus, startTime })
  expect(state.kind === 'invitation' && state.footer.note).toBe(note)
})

test('a prize without a threshold stays locked', () => {
  const state = getChallenge({ activityStalls: [createPrize('P1')], personalProgress: 1e6 }, 'P1')
  expect(state).toMatchObject({
    missing: undefined,
    selected: undefined,
    markers: [{ at: 14, text: '-', isOpen: false }],
  })
  expect(state.claim?.action).toBe('askForPrize')
})

test('without prizes there is nothing to claim; what was claimed, or is over, still says so', () => {
  const getClaimLabel = (change: Partial<Activity>) => getChallenge({ activityStalls: [], ...change }).claim?.label
  for (const awardStatus of [0, 1]) expect(getClaimLabel({ awardStatus })).toBeUndefined()
  expect(getClaimLabel({ awardStatus: 2 })).toBe('已领取，去填写地址')
  expect(getClaimLabel({ awardStatus: 3 })).toBe('已领取')
  expect(getClaimLabel({ activityStatus: 2 })).toBe('活动已结束')
})

test('countdown: from the end time, at each moment anew; 00 at the end and after it', () => {
  const end = Date.parse('2026-08-31T23:59:59+08:00')
  const getValues = (now: number, change: Partial<Activity> = {}) =>
    Object.values(getChallenge(change, undefined, now).countdown ?? {})
  expect(getValues(NOW)).toEqual(['14', '08', '36', '51', false])
  expect(getValues(end - 1000)).toEqual(['00', '00', '00', '01', false])
  expect(getValues(end)).toEqual(['00', '00', '00', '00', true])
  expect(getValues(end + 9e9)).toEqual(['00', '00', '00', '00', true])
  expect(getValues(NOW, { activityStatus: 2 })).toEqual(['00', '00', '00', '00', true])
  expect(getValues(NOW, { activityStatus: 2, endTime: '' })).toEqual(['00', '00', '00', '00', true])
  expect(getValues(NOW, { endTime: 'soon' })).toEqual([])
})

test('the service says nothing about the stage: the times do', () => {
  const change = { activityStatus: undefined }
  expect(getState(change, undefined, Date.parse('2026-07-14T23:59:59+08:00'))).toMatchObject({
    stage: 0,
    kind: 'invitation',
  })
  expect(getState(change)).toMatchObject({ stage: 1, kind: 'challenge' })
  expect(getState(change, undefined, Date.parse('2026-09-01T00:00:00+08:00'))).toMatchObject({ stage: 2 })
})

test('dates and counter; what is missing is left out', () => {
  expect(getState()).toMatchObject({ dates: '7.15 – 8.31' })
  expect(getState({ startTime: '' })).toMatchObject({ dates: '' })
  expect(getState({ signUpStatus: 0, totalSignUpCount: 0 })).toMatchObject({ joined: '113' })
  expect(getState({ signUpStatus: 0, totalSignUpCount: undefined })).toMatchObject({ joined: undefined })
})

test.for([
  [0, '2026-07-14T23:59:59+08:00', false],
  [0, '2026-07-15T00:00:00+08:00', true],
  [1, '2026-08-31T23:59:58+08:00', false],
  [1, '2026-08-31T23:59:59+08:00', true],
  [2, '2026-09-30T00:00:00+08:00', false],
  [undefined, '2026-09-30T00:00:00+08:00', false], // by the times alone it is never out of date
] as const)('status %s at %s is out of date: %s', ([activityStatus, time, is]) => {
  expect(isOutdated({ ...base, activityStatus }, Date.parse(time))).toBe(is)
  expect(isOutdated({ ...base, activityStatus, startTime: '', endTime: '' }, Date.parse(time))).toBe(false)
})
