import { expect, test } from 'vitest'
import { type AppActions, answerCall } from '#scripts/native-shell/page/app-answers.ts'
import { scalePayload } from '#scripts/native-shell/page/scale-payload.ts'
import { START } from '#scripts/native-shell/page/state.ts'
import { isSaved, parseStatusBarHeight, parseToken } from '#shared/bridge/replies.ts'

/** The app, and what it was made to do. */
function createApp(part: Partial<typeof START> = {}, token = 'T') {
  const done: unknown[] = []
  const act: AppActions = {
    hideNav: (hidden) => void done.push(['hideNav', hidden]),
    goBack: (pages) => void done.push(['goBack', pages]),
    show: ({ title, name }) => void done.push([title, name]),
  }
  return { done, ask: (name: string, data?: unknown) => answerCall(name, data, { ...START, ...part }, token, act) }
}

test.for(['text', 'token', 'data'] as const)('a token as %s is one the client reads', (tokenShape) => {
  expect(parseToken(createApp({ tokenShape }).ask('getToken'))).toBe('T')
  expect(parseToken(createApp({ tokenShape }, '').ask('getToken'))).toBeUndefined()
})

test('heights and saves answer as set', () => {
  expect(parseStatusBarHeight(createApp({ statusBarHeight: 24 }).ask('getStatusBarHeight'))).toBe(24)
  expect(isSaved(createApp().ask('saveQRCodeImg', { image: '/q.png' }))).toBe(true)
  expect(isSaved(createApp({ saves: '0' }).ask('saveColumnImg', { image: '/q.png' }))).toBe(false)
})

test.for([
  ['hiddenNavigaBar', { isHidden: true }, ['hideNav', true]],
  ['hiddenNavigaBar', { isHidden: 'yes' }, ['hideNav', false]],
  ['goBack', { index: 2 }, ['goBack', 2]],
  ['goBack', null, ['goBack', 1]],
  ['jumpPage', { pageName: 'targetPlan', pageTitle: '目标计划' }, ['打开原生页面', '目标计划']],
  ['jumpPage', { pageName: 'historyReport' }, ['打开原生页面', 'historyReport']],
  ['getShareNow', { activityId: 'A1' }, ['原生分享面板 · 活动', 'getShareNow']],
] as const)('%s %o is done and not answered', ([name, data, deed]) => {
  const { ask, done } = createApp()
  expect(ask(name, data)).toBeUndefined()
  expect(done).toEqual([deed])
})

test('what the app does not know stays without an answer', () => {
  const { ask, done } = createApp()
  expect([ask('toString'), ask('getGeneralData', { business: 'other' }), done]).toEqual([undefined, undefined, []])
})

// The payload to save, but water in percent (moisture), and all muscle, as the scale's SDK has
// them.
const FIELDS =
  'allBody allBodyMuscle basal_metabolic_rate bmd body_fat_percentage body_mass_index boneMax boneMin bt leftArm leftArmMuscle leftLeg leftLegMuscle moisture muscle rate rightArm rightArmMuscle rightLeg rightLegMuscle sbw score skeletal_muscle_weight smmStandard visceral_fat_level waterMassMax waterMassMin weight'

test.for([0, 0.5, 0.999])('a fresh measurement has every field and makes sense (%d)', (random) => {
  const payload = scalePayload(() => random)
  expect(Object.keys(payload).sort()).toEqual(FIELDS.split(' ').sort())
  expect(payload.weight).toBeGreaterThan(57)
  expect(payload.weight).toBeLessThan(59)
  expect(payload.score).toBeGreaterThanOrEqual(60)
  const { allBody, leftArm, rightArm, leftLeg, rightLeg } = payload
  const parts = [allBody, leftArm, rightArm, leftLeg, rightLeg].reduce((sum, part) => sum + part.muscleOrFatMass, 0)
  expect(parts).toBeLessThanOrEqual((payload.weight * payload.body_fat_percentage) / 100)
})
