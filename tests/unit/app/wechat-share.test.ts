import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { detectEnvironment } from '#shared/bridge/container.ts'
import { getTagObstacle } from '#shared/wechat/open-tag.ts'
import { getUserAgent, SAMPLES } from '#tests/unit/bridge/user-agents.ts'

const wx = vi.hoisted(() => ({
  config: vi.fn(),
  ready: vi.fn(),
  error: vi.fn(),
  checkJsApi: vi.fn(),
  updateAppMessageShareData: vi.fn(),
  updateTimelineShareData: vi.fn(),
  onMenuShareAppMessage: vi.fn(),
  onMenuShareTimeline: vi.fn(),
}))
const getSignature = vi.hoisted(() => vi.fn())
vi.mock('weixin-js-sdk', () => ({ default: wx }))
vi.mock('#shared/api/wechat.ts', () => ({ getSignature }))

const ORIGIN = 'https://h5.example.com'
const SIGNED = { appId: 'wx1', timestamp: 1, nonceStr: 'n', signature: 's' }
const NEW = { updateAppMessageShareData: true, updateTimelineShareData: true }
const createCard = (title: string) => ({ title, desc: '一起练', link: '/pkShare?pkNo=P1' })

/** A fresh module in a page that WeChat shows. */
async function startShare({ userAgent = getUserAgent('WeChat on iOS'), href = `${ORIGIN}/pkShare?pkNo=P1#top` } = {}) {
  vi.resetModules()
  vi.stubGlobal('navigator', { userAgent, maxTouchPoints: 5 })
  vi.stubGlobal('location', { origin: ORIGIN, href })
  vi.stubGlobal('document', Object.assign(new EventTarget(), { documentElement: { dataset: {} } }))
  return import('#shared/wechat/share-set.ts')
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  getSignature.mockResolvedValue(SIGNED)
  wx.ready.mockImplementation((then: () => void) => then())
  wx.checkJsApi.mockImplementation(({ complete }) => complete({ checkResult: NEW }))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.resetAllMocks()
})

/** As the client does: right after it took the signature. */
const dispatchTagsError = (then: () => void) => {
  document.dispatchEvent(new Event('WeixinOpenTagsError'))
  then()
}
const createRefusal = (errMsg: string) => () => void wx.error.mockImplementation((then) => then({ errMsg }))

test('the page is signed once for all its cards, up to #', async () => {
  const { setCard } = await startShare()
  await setCard(createCard('一'), `${ORIGIN}/landing#x`)
  await setCard(createCard('二'), `${ORIGIN}/landing#x`)
  expect(getSignature.mock.calls.map(([url]) => url)).toEqual([`${ORIGIN}/landing`])
  expect(wx.config).toHaveBeenCalledTimes(1)
  expect(wx.config.mock.calls[0]![0]).toMatchObject({ ...SIGNED, debug: false })
  expect(wx.updateAppMessageShareData.mock.calls.map(([{ title }]) => title)).toEqual(['一', '二'])
})

test('Android signs the address of now', async () => {
  const { setCard } = await startShare({ userAgent: getUserAgent('WeChat on Android') })
  await setCard(createCard('一'), `${ORIGIN}/landing`)
  expect(getSignature.mock.calls[0]![0]).toBe(`${ORIGIN}/pkShare?pkNo=P1`)
})

test('an iPad that calls itself a Macintosh signs the address that was loaded first', async () => {
  const userAgent = getUserAgent('WeChat on iOS').replace(/\(iPhone;[^)]*\)/, '(Macintosh; Intel Mac OS X 10_15_7)')
  const { setCard } = await startShare({ userAgent: userAgent.replace(' Mobile/15E148', '') })
  await setCard(createCard('一'), `${ORIGIN}/landing`)
  expect(getSignature.mock.calls[0]![0]).toBe(`${ORIGIN}/landing`)
})

test('a newer card wins while the page is being signed', async () => {
  const { setCard } = await startShare()
  await Promise.all([setCard(createCard('旧'), ORIGIN), setCard(createCard('新'), ORIGIN)])
  expect(wx.updateAppMessageShareData.mock.calls.map(([{ title }]) => title)).toEqual(['新'])
})

test.for([
  ['new calls only', NEW, 1, 0],
  ['old calls only', { updateAppMessageShareData: false, updateTimelineShareData: false }, 0, 1],
  ['half of the new ones', { updateAppMessageShareData: true, updateTimelineShareData: false }, 1, 1],
  ['no answer', undefined, 1, 1],
] as const)('a client with %s', async ([, checkResult, byNew, byOld]) => {
  wx.checkJsApi.mockImplementation(({ complete }) => complete({ checkResult }))
  const { setCard } = await startShare()
  await setCard(createCard('一'), ORIGIN)
  expect(wx.updateTimelineShareData).toHaveBeenCalledTimes(byNew)
  expect(wx.onMenuShareTimeline).toHaveBeenCalledTimes(byOld)
})

test('a card is absolute, well formed and not too long', async () => {
  const { setCard } = await startShare()
  await setCard({ title: '👨‍👩‍👧'.repeat(70), desc: '\ud800x', link: '/pkShare', image: '' }, ORIGIN)
  const { title, desc, link, imgUrl } = wx.updateAppMessageShareData.mock.calls[0]![0]
  expect([link, imgUrl, desc]).toEqual([`${ORIGIN}/pkShare`, `${ORIGIN}/share/mark.png`, '\ufffdx'])
  expect(title).toBe('👨‍👩‍👧'.repeat(60))
})

test('an error first and `ready` after it, as the SDK does: no card, and the next one tries again', async () => {
  wx.error.mockImplementationOnce((then) => then({ errMsg: 'config:invalid signature' }))
  const { setCard } = await startShare()
  await setCard(createCard('一'), ORIGIN)
  expect(wx.updateAppMessageShareData).not.toHaveBeenCalled()
  await setCard(createCard('二'), ORIGIN)
  expect(wx.updateAppMessageShareData).toHaveBeenCalledTimes(1)
})

test('after 5 s it is over, however late WeChat answers', async () => {
  let late = () => {}
  wx.ready.mockImplementation((then) => {
    late = then
  })
  const { setCard } = await startShare()
  const done = setCard(createCard('一'), ORIGIN)
  await vi.advanceTimersByTimeAsync(4999)
  expect(console.warn).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  await done
  late()
  expect(wx.updateAppMessageShareData).not.toHaveBeenCalled()
  expect(getSignature.mock.calls[0]![1].aborted).toBe(true)
})

test.for<[string, () => void, string[]]>([
  ['WeChat refuses the signature', createRefusal('config:invalid signature'), ['signature']],
  ['the domain is not bound', createRefusal('config:invalid url domain'), ['domain']],
  ['WeChat refuses for a reason of its own', createRefusal('config:fail'), ['config']],
  ['WeChat stays silent', () => wx.ready.mockImplementation(() => {}), ['silence']],
  ['the signature call hangs', () => getSignature.mockReturnValue(new Promise(() => {})), ['signing']],
  ['the signature lacks a field', () => getSignature.mockResolvedValue(undefined), ['fields']],
  ['the call fails, which is told as such', () => getSignature.mockRejectedValue(new Error('操作失败')), []],
  ['WeChat gives no open tags', () => wx.ready.mockImplementation(dispatchTagsError), ['tag']],
  ['all is well', () => {}, []],
])('%s: the operator is told', async ([, happen, reported]) => {
  happen()
  const { setCard } = await startShare()
  const done = setCard(createCard('一'), ORIGIN)
  await vi.advanceTimersByTimeAsync(5000)
  await done
  // The reasons are reported unchanged.
  expect(vi.mocked(console.warn).mock.calls.map(([, why]) => why)).toEqual(reported)
})

test.for(SAMPLES)('is %s a place that shares by cards?', async ([name, userAgent]) => {
  vi.stubGlobal('navigator', { userAgent })
  const { isWechat } = await import('#shared/wechat/share.ts')
  // A mini program shares on its own.
  expect(isWechat()).toBe(/^We(Chat|Com)/.test(name))
})

test.for(SAMPLES)('has %s WeChat’s open tag?', ([name, userAgent, , touchPoints = 5]) => {
  const place = getTagObstacle(detectEnvironment(userAgent, touchPoints), userAgent)
  expect(place).toBe(/^WeChat on (iOS|Android|HarmonyOS)/.test(name) ? undefined : 'place')
})

test.for([
  ['6.9.99', 'client'],
  ['7.0.11', 'client'],
  ['7.0.12', undefined],
  ['7.1.0', undefined],
  ['10.0.0', undefined],
  ['8', 'client'],
] as const)('WeChat %s and its open tag: %s', ([version, why]) => {
  const userAgent = getUserAgent('WeChat on iOS').replace(/MicroMessenger\/[\d.]+/, `MicroMessenger/${version}`)
  expect(getTagObstacle(detectEnvironment(userAgent, 5), userAgent)).toBe(why)
})
