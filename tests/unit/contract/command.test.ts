import { execFile } from 'node:child_process'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { ROOT } from '#scripts/base/root.ts'
import { LOCAL_IDS, LOCAL_TOKEN } from '#scripts/contract/local-service.ts'
import { type Loose, startTest } from '#tests/unit/service/ask.ts'

interface Reply {
  path: string
  status: number
  headers: Headers
  /** The envelope. */
  body: Loose
}

/** Runs the command against the local service on a port, whose replies `spoil` changes. */
async function check(spoil: (reply: Reply) => void, { args = [], env = {} }: { args?: string[]; env?: object } = {}) {
  const { send } = startTest()
  const server = createServer(async (request, response) => {
    const { authorization = '', 'content-type': type = '' } = request.headers
    const asked = { authorization, client: 'android', ...(type && { 'content-type': type }) }
    const answer = await send(request.method!, request.url!, (await text(request)) || undefined, asked)
    const reply = { path: request.url!.split('?')[0]!.slice(1), status: answer.status, headers: answer.headers }
    const body = request.method === 'OPTIONS' ? null : await answer.json()
    const spoilt = { ...reply, body }
    spoil(spoilt)
    const bytes = JSON.stringify(spoilt.body)
    response.writeHead(spoilt.status, { 'content-type': spoilt.headers.get('content-type') ?? '' }).end(bytes)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const ids = Object.entries({ ...LOCAL_IDS, columnId: 'L1001' }).flatMap(([name, value]) => [
    '--id',
    `${name}=${value}`,
  ])
  try {
    return await new Promise<{ code: number; lines: string[] }>((resolve) => {
      execFile(
        process.execPath,
        [`${ROOT}scripts/check-service.ts`, '--url', url, '--token', LOCAL_TOKEN, ...ids, ...args],
        { env: { ...process.env, ...env } },
        (error, stdout, stderr) => resolve({ code: Number(error?.code ?? 0), lines: (stdout + stderr).split('\n') }),
      )
    })
  } finally {
    server.close()
  }
}

const isSuccess = ({ status, body }: Reply) => status === 200 && body?.code === 0
const COURSE = 'api/course/share'
/** Changes `data` of the successful replies of a call. */
const change = (path: string, edit: (data: Loose) => void) => (reply: Reply) => {
  if (reply.path === path && isSuccess(reply)) edit(reply.body.data)
}

test('nothing differs, a refusal may have the status 200: exit code 0, and calls of one address are one line', async () => {
  const { code, lines } = await check((reply) => {
    if (reply.status === 401) reply.status = 200
  })
  expect([code, lines.filter((line) => line.includes('不符')).length]).toEqual([0, 1])
  expect(lines.filter((line) => line.includes('lov-group'))).toEqual([
    '相符  GET api/public/query-all-lov-group  课程代码的词表，4 次',
  ])
  expect(lines.find((line) => line.includes('个调用：'))).toMatch(
    /^\d+ 个调用：29 个相符，0 个没有数据，0 个不符（页面读不了 0 个，能读 0 个），7 个没有问；共 0 处不符$/,
  )
})

test('another envelope is one line for all calls, and pages cannot read it', async () => {
  const { code, lines } = await check((reply) => {
    if (!isSuccess(reply)) return
    reply.body = { code: 200, data: reply.body.data }
  })
  expect(code).toBe(1)
  expect(lines.filter((line) => line.includes('成功应为'))).toEqual([
    expect.stringMatching(/^ +成功应为 code 0，这里是 200；缺 msg（\d\d 个调用）$/),
  ])
  expect(lines).toContain('不符，页面读不了  GET api/user/profile  登录的会员')
})

test('what is written in another way stands beside its right form and an example', async () => {
  const { lines } = await check(change('api/user/profile', (data) => Object.assign(data, { birthday: '1997/10/08' })))
  expect(lines).toContain('      data.birthday：写法不对（"1997/10/08"）：应为yyyy-MM-dd，例如 "2026-11-20"')
})

test.for([
  ['a number as text', 'data.duration', { duration: '1440' }, 3, '页面能读'],
  ['a name under another name', 'data.name', { name: undefined, title: '循环' }, 1, '页面读不了'],
  ['a list as an object', 'data.segments', { segments: {} }, 1, '页面读不了'],
] as const)('%s: exit code by whether pages read it', async ([, field, values, exit, text]) => {
  const { code, lines } = await check(change(COURSE, (data) => Object.assign(data, values)))
  expect(code).toBe(exit)
  expect(lines).toContain(`不符，${text}  POST ${COURSE}  一节课，访客看到的`)
  expect(lines.join('\n')).toContain(`      ${field}：`)
})

test('headers of CORS that every answer lacks are one line each', async () => {
  const { code, lines } = await check(() => {}, { args: ['--origin', 'https://h5.example.com'] })
  expect(code).toBe(1)
  const repeated = lines.filter((line) => line.startsWith('      '))
  expect(repeated.filter((line) => line.includes('access-control-allow-origin：缺少'))).toHaveLength(1)
  expect(repeated.length).toBeLessThan(12)
})

test('pictures that the policy stops, http: ones and markup in a name are found', async () => {
  const spoil = change(COURSE, (data) => {
    Object.assign(data, { name: '<b>燃脂</b>', content: '<p>介绍</p>' })
    data.coach.avatar = 'https://cdn.other.com/a.png'
  })
  const { code, lines } = await check(spoil, { env: { IMAGE_HOSTS: 'img.example.com *.example.net' } })
  expect(code).toBe(1)
  expect(lines).toContain('      data.coach.avatar：页面不会显示：IMAGE_HOSTS 里没有 cdn.other.com')
  expect(lines).toContain('      data.name：里有标记 <b>，页面会原样显示：应为纯文字')
  expect(lines.join('\n')).not.toContain('data.content')
  const plain = await check(
    change(COURSE, (data) => Object.assign(data.coach, { avatar: 'http://img.example.com/a.png' })),
  )
  expect(plain.code).toBe(3)
  expect(plain.lines.join('\n')).toContain('data.coach.avatar：是 http: 的图片，应为 https://img.example.com/…')
})
