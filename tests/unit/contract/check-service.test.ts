import { execFile } from 'node:child_process'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { ROOT } from '#scripts/base/root.ts'
import { formatReport, LOCAL_IDS, LOCAL_TOKEN } from '#scripts/check-service.ts'
import { checkService } from '#scripts/contract/check-service.ts'
import { type Loose, SHELL, startTest } from '#tests/unit/service/ask.ts'

interface Reply {
  method: string
  path: string
  hasToken: boolean
  status: number
  headers: Headers
  /** The envelope; anything else is sent as text. */
  body: Loose
}

const IDS = { ...LOCAL_IDS, columnId: 'L1001' }

/** Serves the seeded service on a port; `spoil` changes its replies. */
async function serve(spoil: (reply: Reply) => void = () => {}, scheme = '') {
  const { send } = startTest()
  const requested: string[] = []
  const server = createServer(async (request, response) => {
    requested.push(request.url!)
    const { authorization = '', ...others } = request.headers as Record<string, string>
    const token = authorization.startsWith(scheme) ? authorization.slice(scheme.length) : ''
    const asked = { ...others, authorization: token, 'accept-encoding': '' }
    const body = (await text(request)) || undefined
    const answer = await send(request.method!, request.url!, body, asked)
    const { status, headers } = answer
    const path = request.url!.split('?')[0]!.slice(1)
    const envelope = request.method === 'OPTIONS' ? '' : await answer.json()
    const sent = { method: request.method!, path, hasToken: token !== '', status, headers, body: envelope }
    spoil(sent)
    for (const name of ['content-length', 'content-encoding']) sent.headers.delete(name)
    const bytes = typeof sent.body === 'string' ? sent.body : JSON.stringify(sent.body)
    response.writeHead(sent.status, [...sent.headers].flat()).end(bytes)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, requested }
}

type Settings = Partial<Parameters<typeof checkService>[0]>

/** Checks the local service in this process. */
async function check(spoil?: (reply: Reply) => void, settings: Settings = {}) {
  const { url, requested } = await serve(spoil, settings.scheme)
  const calls = await checkService({ url, token: LOCAL_TOKEN, ids: IDS, ...settings })
  return { calls, lines: formatReport(calls).split('\n'), requested }
}

/** Runs the command against the local service. */
async function runCheck(args: readonly string[], spoil?: (reply: Reply) => void, env: object = {}) {
  const { url } = await serve(spoil)
  const command = [`${ROOT}scripts/check-service.ts`, '--url', url, ...args]
  return new Promise<{ code: number; lines: string[] }>((resolve) => {
    execFile(process.execPath, command, { env: { ...process.env, ...env } }, (error, stdout, stderr) =>
      resolve({ code: Number(error?.code ?? 0), lines: (stdout + stderr).split('\n') }),
    )
  })
}
const ARGS = ['--token', LOCAL_TOKEN, ...Object.entries(IDS).flatMap(([name, value]) => ['--id', `${name}=${value}`])]

const PROFILE = 'api/user/profile'
const COURSE = 'api/course/share'
const RECORD = 'api/user-scale/v1/fitnessData'
const ACTIVITY = 'api/v1/activity/detail'
const VISITOR_ACTIVITY = 'api/v1/visitor/activity/detail'
const COLUMN = 'api/column/visitor/detail'
const PK = 'pk/multi-person-pk/getPkDetail'

const MEMBERS = ['1001', '1002', '1003', '1004', '1005', '1006']
test.for(MEMBERS)('the local service keeps the catalogue for member %s', async (no) => {
  const { calls } = await check(undefined, { token: `local-token-${no}`, ids: LOCAL_IDS })
  expect(calls.filter(({ state }) => state === 'wrong')).toEqual([])
  expect(calls.filter(({ state }) => state === 'ok' || state === 'empty').length).toBe(29)
})

test('every read is requested, and nothing differs: exit code 0', async () => {
  const { code, lines } = await runCheck(ARGS)
  expect(code).toBe(0)
  expect(lines).toContain('36 个调用：29 个相符，0 个没有数据，0 个不符，7 个没有问（页面读不了 0 个）')
  expect(lines.filter((line) => line.endsWith('（会改变数据，没有 --writes）'))).toHaveLength(7)
  expect(lines.filter((line) => line.includes('lov-group'))).toHaveLength(1)
})

test('without a token and ids only visitors’ reads are requested: exit code 2', async () => {
  const { code, lines } = await runCheck([])
  expect(code).toBe(2)
  expect(lines.find((line) => line.startsWith('36 个调用'))).toContain('：4 个相符')
  expect(lines).toContain('有 25 个读取没有问，不算通过：请给 --token 和 --id（见 --help）')
  expect(lines.find((line) => line.includes('user/profile'))).toContain('没有 --token')
  expect(lines.find((line) => line.includes('pk/'))).toContain('没有 pkNo、userNo')
})

test('mutations are made when asked for, from the pages of another origin; a refusal in words is an answer', async () => {
  const { calls, lines } = await check(undefined, { hasWrites: true, origin: SHELL })
  expect(calls.filter(({ state }) => state !== 'ok')).toEqual([])
  expect(lines).toContain('相符  GET api/v1/activity/signUp  报名；data 为真才算成功（被拒绝：你已报名）')
})

/** Changes `data` of the successful replies of some calls. */
type Edit = [path: string, edit: (data: Loose) => unknown, line?: string]
const change = (edits: readonly Edit[]) => (reply: Reply) => {
  if (reply.status !== 200 || reply.body.code !== 0) return
  for (const [path, edit] of edits) if (path === reply.path) edit(reply.body.data)
}
const set = (path: string, values: object, line?: string): Edit => [path, (data) => Object.assign(data, values), line]

/** What a back end that changes without a word sends, and the line that names it. */
const READABLE = [
  set(PROFILE, { height: 1.65 }, 'data.height：（1.65）太小：不是 0 就不会小于 50，单位应为厘米'),
  set(PROFILE, { age: 290 }, 'data.age：不能大于 150（290）'),
  set(
    PROFILE,
    { birthday: '1997/10/08' },
    'data.birthday：写法不对（"1997/10/08"）：应为yyyy-MM-dd，例如 "2026-11-20"',
  ),
  set(PROFILE, { gender: 7 }, 'data.gender：只能是 0、1、2（7）'),
  set(PROFILE, { no: 1001 }, 'data.no：应为文字，是数字（1001）'),
  set(PROFILE, { level: 3 }, '（只是告知）data.level：接口里没有这个字段'),
  set(RECORD, { weight: '62.7' }, 'data.weight：应为数字或空，是文字（"62.7"）'),
  set(COLUMN, { name: '长'.repeat(200) }, 'data.name：最多 60 个字'),
  set(
    COURSE,
    { coach: { name: 'A', avatar: 'http://img.example.com/a.png' } },
    'data.coach.avatar：是 http: 的，应为 https://img.example.com/…',
  ),
  set(COURSE, { duration: '1440' }, 'data.duration：应为整数或空，是文字（"1440"）'),
] satisfies Edit[]
const UNREADABLE: Edit[] = [
  [PROFILE, (data) => delete data.nickname, 'data.nickname：缺少这个字段'],
  set(RECORD, { bodyFat: 27 }, 'data.bodyFat：应为对象或空，是数字（27）'),
  set(ACTIVITY, { activityStalls: {} }, 'data.activityStalls：应为列表，是对象（{}）'),
  [
    VISITOR_ACTIVITY,
    (data) => data.activityStalls.map((item: Loose) => delete item.unlockThreshold),
    'data.activityStalls[].unlockThreshold：缺少这个字段，3 处',
  ],
  [
    COLUMN,
    (data) => Object.assign(data.courseList[0], { courseNo: 'C 1' }),
    'data.courseList[].courseNo：写法不对（"C 1"）：应为字母、数字、横线和下划线，最多 64 个，例如 "C1001"',
  ],
  set(COURSE, { name: '' }, 'data.name：不能是空的'),
  set(
    COURSE,
    { coach: { name: 'A', avatar: 'https://cdn.other.com/a.png' } },
    'data.coach.avatar：页面不会显示：IMAGE_HOSTS 里没有 cdn.other.com',
  ),
]

test.for([
  [3, READABLE, {}],
  [1, UNREADABLE, { IMAGE_HOSTS: 'img.example.com *.example.net 127.0.0.1:4173' }],
] as const)('exit code %d, and each difference is named', async ([exit, edits, env]) => {
  const { code, lines } = await runCheck(ARGS, change(edits), env)
  const found = lines.flatMap((line) => /^(\S*data\..*) {2}\w+ \S+$/.exec(line)?.[1] ?? [])
  expect([code, found.sort()]).toEqual([exit, edits.map(([, , line]) => line).sort()])
  expect(lines).toContain(`不符，页面${exit === 1 ? '读不了' : '能读'}  POST ${COURSE}  一节课，访客看到的`)
})

test('what a service may do without asking is no difference', async () => {
  const edits: Edit[] = [
    set(PROFILE, { city: null, height: 0, nickname: '🏃' }),
    [COLUMN, (data) => delete data.operationImage && data.courseList.map((item: Loose) => (item.sportPeopleNum = 0))],
    [COURSE, (data) => (data.segments[0].duration = 10)],
  ]
  const { calls } = await check((reply) => {
    if (reply.status === 401) reply.status = 200
    if (reply.body.code === 0) Object.assign(reply.body, { traceId: 'a1', msg: 'ok' })
    reply.headers.set('content-type', 'application/json;charset=UTF-8')
    change(edits)(reply)
  })
  expect(calls.flatMap(({ findings }) => findings)).toEqual([])
})

/** Replies of one call each, and the line that names what is wrong. */
const ANSWERS: [path: string, spoil: (reply: Reply) => unknown, line: string][] = [
  [PROFILE, (reply) => (reply.body = { code: '0', msg: '', data: reply.body.data }), 'code：成功应为 0，是 "0"'],
  [COURSE, (reply) => (reply.body = '<html>'), '回复不是 JSON 对象'],
  [COLUMN, (reply) => (reply.body = { code: 1001, msg: '专栏不存在', data: null }), '被拒绝：code 1001 专栏不存在'],
  [ACTIVITY, (reply) => (reply.status = 500), 'HTTP 500'],
  [
    RECORD,
    (reply) => reply.hasToken || Object.assign(reply, { status: 200, body: { code: 0, msg: '', data: null } }),
    '没有令牌应回 401，却回 200，code 0',
  ],
  [
    VISITOR_ACTIVITY,
    (reply) => reply.body.code !== 0 && Object.assign(reply, { status: 500, body: '' }),
    '不存在的 activityId 应回一句话，却回 HTTP 500',
  ],
  [PK, (reply) => delete reply.body.data, 'data：缺少这个字段'],
  ['api/v1/visitor/group/detail', (reply) => (reply.body.data = null), 'data：应为对象，是空（null）'],
  [
    'api/app/personal_center/v1/getUserExerciseReportDetails',
    (reply) => Object.assign(reply, { status: 302 }).headers.set('location', 'https://login.example.com/'),
    '跳转到 https://login.example.com/（HTTP 302）：页面不跟随跳转',
  ],
  [
    'api/column/list',
    (reply) => reply.headers.set('content-type', 'text/plain'),
    'content-type 应为 application/json，是 text/plain',
  ],
]
test('an answer that is no success with data is named', async () => {
  const { lines } = await check((reply) => {
    for (const [path, spoil] of ANSWERS) if (path === reply.path) spoil(reply)
  })
  for (const [path, , line] of ANSWERS)
    expect(
      lines.find((found) => found.startsWith(`${line}  `)),
      line,
    ).toContain(path)
})

test('another envelope is one line for all calls', async () => {
  const { lines } = await check((reply) => {
    if (reply.body.code === 0) reply.body = { code: 200, data: reply.body.data }
  })
  expect(lines.filter((line) => /^(code|msg)：/.test(line))).toEqual([
    'msg：缺少这个字段  29 个调用',
    'code：成功应为 0，是 200  29 个调用',
  ])
})

test.for([
  [{ successCode: 200, scheme: 'Bearer ' }, []],
  [{ scheme: 'Bearer ' }, expect.arrayContaining(['成功应为 0，是 200'])],
  [{ successCode: 200 }, expect.arrayContaining(['HTTP 401'])],
])('a service with code 200 and a scheme needs both settings: %j', async ([settings, found]) => {
  const addCode = (reply: Reply) => {
    if (reply.body.code === 0) reply.body.code = 200
  }
  const { url } = await serve(addCode, 'Bearer ')
  const calls = await checkService({ url, token: LOCAL_TOKEN, ids: LOCAL_IDS, ...settings })
  expect(calls.flatMap(({ findings }) => findings.map(({ message }) => message))).toEqual(found)
  expect(calls[0]!.state).toBe(Array.isArray(found) ? 'ok' : 'wrong')
})

test('an id beyond 2^53 is named, and later calls send all its digits', async () => {
  const { lines, requested } = await check(
    (reply) => {
      const text = JSON.stringify(reply.body)
      if (reply.path === PROFILE) reply.body = text.replace(/"no":"\w+"/, '"no":9007199254740991')
      if (reply.path === 'api/column/list') reply.body = text.replace(/"id":"\w+"/g, '"id":1745612398745612345')
    },
    { ids: {} },
  )
  expect(lines).toContain(`data.no：应为文字，是数字（9007199254740991）  GET ${PROFILE}`)
  expect(lines.join('\n')).toContain('data.records[].id：是超过 2^53 的数字，末几位会丢：请以文本发送（加引号）')
  expect(requested).toContain('/api/column/detail?columnId=1745612398745612345')
})

/** What a back end or a gateway forgets, and the line that names it. */
const ORIGIN = 'access-control-allow-origin'
const ALLOW = 'access-control-allow-headers'
const CORS: [path: string, isPreflight: boolean, spoil: (reply: Reply) => unknown, line: string][] = [
  [PROFILE, true, (reply) => (reply.status = 405), 'OPTIONS：预检应回 2xx，却回 405'],
  [COURSE, true, ({ headers }) => headers.delete(ORIGIN), `${ORIGIN}：预检应为 ${SHELL}，是 空`],
  [COLUMN, false, ({ headers }) => headers.append(ORIGIN, SHELL), `${ORIGIN}：应为 ${SHELL}，是 ${SHELL}, ${SHELL}`],
  [ACTIVITY, true, ({ headers }) => headers.set(ALLOW, '*'), `${ALLOW}：预检没有允许 authorization`],
  [RECORD, true, ({ headers }) => headers.set(ALLOW, 'Authorization'), `${ALLOW}：预检没有允许 client`],
  [PK, false, ({ headers }) => headers.set('vary', 'Accept'), 'vary：应有 Origin，否则缓存会把它给别的来源'],
  [
    VISITOR_ACTIVITY,
    false,
    ({ headers }) => headers.delete('access-control-expose-headers'),
    'access-control-expose-headers：应有 Date，页面按它校准时间',
  ],
  [
    'api/column/list',
    false,
    ({ hasToken, headers }) => hasToken || headers.delete(ORIGIN),
    `${ORIGIN}：没有令牌的回复应为 ${SHELL}，是 空`,
  ],
]
test('CORS headers that pages on another origin need are named, and not those of an open service', async () => {
  const spoil = (reply: Reply) => {
    for (const [path, isPreflight, edit] of CORS)
      if (path === reply.path && isPreflight === (reply.method === 'OPTIONS')) edit(reply)
    if (reply.path !== 'api/sportData/user') return
    reply.headers.set(ORIGIN, '*')
    reply.headers.delete('vary')
    if (reply.method === 'OPTIONS') reply.headers.set(ALLOW, 'Authorization,*')
  }
  const { lines } = await check(spoil, { origin: SHELL })
  for (const [path, , , line] of CORS)
    expect(
      lines.find((found) => found.startsWith(`${line}  `)),
      line,
    ).toContain(path)
  expect(lines.filter((line) => line.includes('api/sportData/user') && !line.startsWith('相符'))).toEqual([])
})
