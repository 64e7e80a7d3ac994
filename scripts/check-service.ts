import { writeFileSync } from 'node:fs'
import { Validator } from '@seriousme/openapi-schema-validator'
import { runCommand } from '#scripts/base/command-line.ts'
import { groupBy } from '#scripts/base/group-by.ts'
import { describeNetworkError } from '#scripts/base/network-error.ts'
import { LOCAL_PAGES, LOCAL_URL } from '#scripts/base/ports.ts'
import { getServiceSettings } from '#scripts/base/site-config.ts'
import { ID_NAMES } from '#scripts/contract/all-calls.ts'
import { type CheckedCall, checkService } from '#scripts/contract/check-service.ts'
import { openApi } from '#scripts/contract/openapi.ts'

const HELP = `用法：npm run check-service -- --url https://… [选项]

把接口文档里的每个读取都问一遍正在运行的服务，逐字段说出缺少的、类型不同的、超出范围的和多出来的（多出来的只是告知）。
成功的 code 和令牌前面的词按 SUCCESS_CODE、AUTHORIZATION_SCHEME（环境变量或 .env.production）。
退出码：0 全部问过、相符；1 有页面读不了的；3 有不符，但页面都能读；2 问过的相符，但有的读取因为没有令牌或编号没有问。
不给 --url 就问这台机器上的本地服务（先 npm start），用它自己的会员和编号。

选项
  --url URL        服务的地址，只有域名
  --token 令牌     一个会员的令牌；没有就只问访客的调用
  --id 名=值       一个编号，可以给多个：activityId、columnId、courseNo、userSportNo、pkNo、userNo、groupId、
                   startDay、endDay、targetType、reportId、meetStandardCondition、httpUrl；没给的尽量从回复里找
  --origin 地址    页面的地址，和服务不在同一个来源时：也看跨域（CORS）的预检和回复头
  --writes         会改变数据的调用也问：保存体重和测量、确认和丢弃一条记录、报名、领奖、填地址
  --openapi 文件   不问服务，只把接口写成 OpenAPI 3.1 文件：每个调用、字段、单位、例子、错误和谁能调用
  --help           显示这段说明
`

const OPTIONS = {
  url: { type: 'string' },
  origin: { type: 'string' },
  token: { type: 'string' },
  id: { type: 'string', multiple: true },
  writes: { type: 'boolean' },
  openapi: { type: 'string' },
} as const

/** A member of the local service's seed data, and ids of seeded items. */
export const LOCAL_TOKEN = 'local-token-1001'
export const LOCAL_IDS = {
  activityId: 'A1001',
  courseNo: 'C1001',
  userSportNo: 'S2',
  pkNo: 'P1',
  groupId: 'G1',
  startDay: '2026-11-01',
  endDay: '2026-11-30',
  targetType: '1',
  reportId: '1',
  httpUrl: `${LOCAL_PAGES}/down`,
}

const STATES = { ok: '相符', empty: '没有数据', wrong: '不符，页面能读', skipped: '没有问' } as const

const isUnreadable = ({ findings }: CheckedCall) => findings.some(({ effect }) => effect === 'unreadable')

if (import.meta.main)
  await runCommand(HELP, OPTIONS, async ({ url, origin, token, id = [], writes: hasWrites, openapi }) => {
    if (openapi) return writeOpenApi(openapi)
    const service = url ? parseOrigin('--url', url) : LOCAL_URL
    const pages = origin ? parseOrigin('--origin', origin) : url ? service : LOCAL_PAGES
    const given = Object.fromEntries(id.map(parseId))
    await fetch(service, { redirect: 'manual', signal: AbortSignal.timeout(10_000) }).catch((error: unknown) => {
      const message = url ? describeNetworkError(error) : '请先在另一个窗口 npm start，或用 --url 给出服务的地址'
      throw new Error(`连不上 ${service}：${message}`)
    })
    const calls = await checkService({
      // The local service has none.
      ...(url ? getServiceSettings() : {}),
      url: service,
      origin: pages === service ? undefined : pages,
      token: url ? token : (token ?? LOCAL_TOKEN),
      ids: url ? given : { ...LOCAL_IDS, ...given },
      hasWrites,
    })
    console.log(formatReport(calls))
    const skipped = calls.filter(({ call, state }) => state === 'skipped' && !call.isChange).length
    if (skipped) console.error(`有 ${skipped} 个读取没有问，不算通过：请给 --token 和 --id（见 --help）`)
    const isWrong = calls.some(({ state }) => state === 'wrong')
    process.exitCode = calls.some(isUnreadable) ? 1 : isWrong ? 3 : skipped ? 2 : 0
  })

async function writeOpenApi(file: string) {
  const document = openApi(getServiceSettings())
  const { valid, errors } = await new Validator().validate(structuredClone(document))
  if (!valid) throw new Error(`生成的文件不合 OpenAPI 3.1：${JSON.stringify(errors)}`)
  writeFileSync(file, `${JSON.stringify(document, null, 2)}\n`)
  console.log(`${Object.keys(document.paths).length} 个地址写在 ${file}`)
}

/** A line for each call, then each finding with the calls that have it. */
export function formatReport(calls: readonly CheckedCall[]): string {
  const rows = calls.map((checked) => {
    const { call, state, reason } = checked
    const label = isUnreadable(checked) ? '不符，页面读不了' : STATES[state]
    return `${label}  ${call.method} ${call.path}  ${call.title}${reason ? `（${reason}）` : ''}`
  })
  const findings = calls.flatMap(({ call, findings }) =>
    findings.map(({ field, message, effect, count }) => ({
      text: `${effect === 'none' ? '（只是告知）' : ''}${field && `${field}：`}${message}${count > 1 ? `，${count} 处` : ''}`,
      address: `${call.method} ${call.path}`,
    })),
  )
  const groups = [...groupBy(findings, ({ text }) => text)].map(([text, list]) => {
    const addresses = [...new Set(list.map(({ address }) => address))]
    return `${text}  ${addresses.length > 2 ? `${list.length} 个调用` : addresses.join('、')}`
  })
  const counts = Object.entries(STATES).map(
    ([state, label]) =>
      `${calls.filter((call) => call.state === state).length} 个${label.slice(0, state === 'wrong' ? 2 : 4)}`,
  )
  const lost = calls.filter(isUnreadable).length
  // Calls of one address may differ only in their parameters.
  return [
    ...new Set(rows),
    ...(groups.length ? ['', ...groups] : []),
    `\n${calls.length} 个调用：${counts.join('，')}（页面读不了 ${lost} 个）`,
  ].join('\n')
}

function parseOrigin(option: string, text: string): string {
  const url = URL.parse(text)
  if (!url || !/^https?:$/.test(url.protocol)) throw new Error(`${option} 要以 https:// 开头：${text}`)
  if (url.href !== `${url.origin}/`) throw new Error(`${option} 只要域名，后面没有路径：${text}`)
  return url.origin
}

function parseId(text: string): [string, string] {
  const [name = '', value] = text.split(/=(.*)/s)
  if (!name || !value) throw new Error(`--id 要写成 名=值：${text}`)
  if (!ID_NAMES.includes(name)) throw new Error(`--id 不认识 ${name}（--help 有说明）`)
  return [name, value]
}
