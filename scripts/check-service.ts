import { writeFileSync } from 'node:fs'
import { Validator } from '@seriousme/openapi-schema-validator'
import { runCommand } from '#scripts/base/command-line.ts'
import { describeNetworkError } from '#scripts/base/network-error.ts'
import { LOCAL_PAGES, LOCAL_URL } from '#scripts/base/ports.ts'
import { getServiceSettings } from '#scripts/base/site-config.ts'
import { ID_NAMES } from '#scripts/contract/all-calls.ts'
import { checkService, countSkippedReads } from '#scripts/contract/check-service.ts'
import { LOCAL_IDS, LOCAL_TOKEN } from '#scripts/contract/local-service.ts'
import { openApi } from '#scripts/contract/openapi.ts'
import { hasLoss, reportText } from '#scripts/contract/report-text.ts'

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
  --link 链接      一条推广或分享链接，里面的编号都拿来用，可以给多个
  --writes         会改变数据的调用也问：保存体重和测量、确认和丢弃一条记录、报名、领奖、填地址
  --openapi 文件   不问服务，只把接口写成 OpenAPI 3.1 文件：每个调用、字段、单位、例子、错误和谁能调用
  --help           显示这段说明
`

const OPTIONS = {
  url: { type: 'string' },
  origin: { type: 'string' },
  token: { type: 'string' },
  id: { type: 'string', multiple: true },
  link: { type: 'string', multiple: true },
  writes: { type: 'boolean' },
  openapi: { type: 'string' },
} as const

if (import.meta.main) {
  await runCommand(
    HELP,
    OPTIONS,
    async ({ url, origin: pages, token, id = [], link = [], writes = false, openapi }) => {
      if (openapi) return writeOpenApi(openapi)
      const service = url ? parseOrigin('--url', url) : LOCAL_URL
      // The local service has none.
      const settings = url ? getServiceSettings() : {}
      const given = Object.fromEntries([...link.flatMap(parseLinkIds), ...id.map(parseId)])
      const site = await findService(service, Boolean(url))
      const origin = pages ? parseOrigin('--origin', pages) : url ? undefined : (site ?? LOCAL_PAGES)
      const calls = await checkService({
        ...settings,
        url: service,
        origin: origin === service ? undefined : origin,
        token: url ? token : (token ?? LOCAL_TOKEN),
        ids: url ? given : { ...LOCAL_IDS, httpUrl: `${origin}/down`, ...given },
        hasWrites: writes,
      })
      console.log(reportText(calls))
      const unasked = countSkippedReads(calls)
      if (unasked) console.error(`有 ${unasked} 个读取没有问，不算通过：请给 --token 和 --id（见 --help）`)
      const isWrong = calls.some(({ state }) => state === 'wrong')
      process.exitCode = calls.some(hasLoss) ? 1 : isWrong ? 3 : unasked ? 2 : 0
    },
  )
}

async function writeOpenApi(file: string) {
  const document = openApi(getServiceSettings())
  const { valid, errors } = await new Validator().validate(structuredClone(document))
  if (!valid) throw new Error(`生成的文件不合 OpenAPI 3.1：${JSON.stringify(errors)}`)
  writeFileSync(file, `${JSON.stringify(document, null, 2)}\n`)
  console.log(`${Object.keys(document.paths).length} 个地址写在 ${file}`)
}

/**
 * @returns the site that a local service belongs to, as it says itself
 * @throws Error in one line when nothing answers there
 */
export async function findService(service: string, isGiven: boolean): Promise<string | undefined> {
  const response = await fetch(service, {
    headers: { accept: 'text/html' },
    redirect: 'manual',
    signal: AbortSignal.timeout(10_000),
  }).catch((error: unknown) => {
    const message = isGiven ? describeNetworkError(error) : '请先在另一个窗口 npm start，或用 --url 给出服务的地址'
    throw new Error(`连不上 ${service}：${message}`)
  })
  await response.body?.cancel()
  return /<(https?:[^>]+)>; rel="related"/.exec(response.headers.get('link') ?? '')?.[1]
}

function parseOrigin(option: string, text: string): string {
  const { origin, href } = parseUrl(option, text)
  if (href !== `${origin}/`) throw new Error(`${option} 只要域名，后面没有路径：${text}`)
  return origin
}

function parseId(text: string): [string, string] {
  const [name = '', value] = text.split(/=(.*)/s)
  if (!name || !value) throw new Error(`--id 要写成 名=值：${text}`)
  if (!ID_NAMES.includes(name)) throw new Error(`--id 不认识 ${name}（--help 有说明）`)
  return [name, value]
}

/** `type` of a link is the kind of a course; other pages mean other things by it. */
function parseLinkIds(text: string): [string, string][] {
  const { searchParams } = parseUrl('--link', text)
  const given = [...searchParams].filter(([name, value]) => name !== 'type' && value)
  const type = searchParams.get('type')
  return type && searchParams.has('courseNo') ? [...given, ['courseType', type]] : given
}

function parseUrl(option: string, text: string): URL {
  const url = URL.parse(text)
  if (!url || !/^https?:$/.test(url.protocol)) throw new Error(`${option} 要以 https:// 开头：${text}`)
  return url
}
