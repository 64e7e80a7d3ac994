import { execFile } from 'node:child_process'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ROOT } from '#scripts/base/page-names.ts'
import { checkWechat } from '#scripts/contract/check-wechat.ts'
import { signPage } from '#scripts/local-service/areas/share.ts'
import { startService } from '#scripts/local-service/main.ts'
import { TICKET } from '#scripts/native-shell/wechat/settings.ts'

const ADDRESS = 'https://h5.example.com/pkShare?pkNo=P%201&from=singlemessage#top'
const PAGE = ADDRESS.split('#')[0]!
const NOW = 1_790_000_000_000
const TIME = NOW / 1000

/** A service that signs what `addressOf` makes of the page, with some of its reply changed. */
function createService(changed: Record<string, unknown> = {}, addressOf = (url: string) => url) {
  return async (url: string) => {
    const address = new URL(url).searchParams.get('httpUrl')!
    const timestamp = Number(changed.timestamp ?? TIME)
    const data = {
      appId: 'wx0123456789abcdef',
      timestamp,
      nonceStr: 'n',
      signature: signPage(addressOf(address), 'n', timestamp),
      ...changed,
    }
    return Response.json({ code: 0, msg: '', data })
  }
}
const checkAddress = (send: (url: string) => Promise<Response>, ticket: string | undefined = TICKET) =>
  checkWechat({ url: 'https://api.example.com', address: ADDRESS, ticket, now: NOW, send })

test('a signature as WeChat wants it', async () => {
  expect(await checkAddress(createService())).toEqual({ wrong: [], isVerified: true })
  expect(
    await checkWechat({ url: 'https://api.example.com', address: ADDRESS, now: NOW, send: createService() }),
  ).toEqual({
    wrong: [],
    isVerified: false,
  })
})

test.for<[string, Parameters<typeof checkAddress>[0], RegExp]>([
  ['no appId', createService({ appId: '' }), /^data\.appId：写法不对/],
  ['no nonceStr', createService({ nonceStr: undefined }), /^data\.nonceStr：缺少/],
  ['a number for a text', createService({ nonceStr: 5 }), /^data\.nonceStr：应为文字/],
  ['a signature cut short', createService({ signature: 'abc' }), /^data\.signature：写法不对.*40 个/],
  ['milliseconds', createService({ timestamp: NOW }), /^data\.timestamp：不能大于/],
  ['no time', createService({ timestamp: 'soon' }), /^data\.timestamp：应为整数/],
  ['an old signature', createService({ timestamp: TIME - 9000 }), /150 分钟前/],
  ['a clock ahead', createService({ timestamp: TIME + 600 }), /比现在晚 10 分钟/],
  ['the address without its query', createService({}, (url) => url.split('?')[0]!), /去掉了参数|没有按 httpUrl/],
  ['the address as it was sent', createService({}, encodeURIComponent), /没有解码的网址/],
  ['the address decoded twice', createService({}, decodeURIComponent), /解码两次/],
  ['another address', createService({}, (url) => `${url}&x=1`), /不是这个网址/],
  ['one signature for all', createService({ signature: 'a'.repeat(40) }), /换一个网址还是同一个签名/],
  ['a refusal', async () => Response.json({ code: 7, msg: '网址不在安全域名内', data: null }), /被拒绝：code 7/],
  ['nothing', async () => Response.json({ code: 0, msg: '', data: null }), /data 为空/],
  ['an error', async () => new Response('', { status: 502 }), /HTTP 502/],
  ['no JSON', async () => new Response('<html>'), /getShareUrl：/],
])('%s is told', async ([, send, text]) => {
  const { wrong } = await checkAddress(send)
  expect(wrong.join('\n')).toMatch(text)
})

let local: Awaited<ReturnType<typeof startService>>
beforeAll(async () => {
  local = await startService({ port: 0, databasePath: ':memory:', shellOrigins: ['https://h5.example.com'] })
})
afterAll(() => local.close())

test('the local service signs the page that it was asked for', async () => {
  expect(await checkWechat({ url: local.url, address: PAGE, ticket: TICKET })).toEqual({ wrong: [], isVerified: true })
  const foreign = await checkWechat({ url: local.url, address: 'https://evil.example.com/' })
  expect(foreign.wrong.join()).toMatch(/被拒绝/)
})

test('the command says what it found, and ends with 1 where something is wrong', async () => {
  const script = `${ROOT}scripts/check-service.ts`
  const runCheck = (ticket: string) =>
    new Promise((done) => {
      const env = { ...process.env, JSAPI_TICKET: ticket }
      execFile(process.execPath, [script, '--url', local.url, '--wechat', PAGE], { env }, (error, stdout, stderr) =>
        done([error?.code ?? 0, stdout + stderr]),
      )
    })
  expect(await Promise.all([runCheck(TICKET), runCheck(`${TICKET}2`)])).toEqual([
    [0, '微信签名：字段、长度、时间都对；签的就是这个网址\n'],
    [1, 'signature：签的不是这个网址，或 jsapi_ticket 已经换了\n'],
  ])
})
