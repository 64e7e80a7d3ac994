import { existsSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { runCommand } from '#scripts/base/command-line.ts'
import { describeNetworkError } from '#scripts/base/network-error.ts'
import { LOCAL_PAGES, LOCAL_URL } from '#scripts/base/ports.ts'
import { getServiceSettings } from '#scripts/base/site-config.ts'
import { requestAnswer } from '#scripts/contract/send-request.ts'
import { renderPng, startResvg } from '#scripts/edge/render-png.ts'
import { SHARE_PAGES } from '#scripts/share/pages.ts'
import type { RouteName } from '#shared/routes.ts'
import { createCampaignLink, TAGS, type Tag } from './campaign-link.ts'
import { CHAT_APPS, findCardProblems, parseCard } from './card-preview.ts'
import { LINK_ROUTES } from './link-routes.ts'
import { renderQrSvg } from './qr.ts'

/** Width of the PNG in px, enough for a poster. */
const PNG_WIDTH = 1024

const ROUTES = LINK_ROUTES.map(({ name, title, fields }) => {
  const names = fields.map((field) => (field.isNeeded ? field.name : `[${field.name}]`))
  return `  ${name.padEnd(22)}${title}${names.length ? `：${names.join(' ')}` : ''}`
}).join('\n')

const HELP = `用法：npm run links -- --route 页面 [--set 名=值 …] --source 来源 [选项]

生成并检查推广链接，附二维码，预览聊天软件里的卡片。

页面（方括号内可省略）
${ROUTES}

选项
  --origin 地址    页面地址（默认环境变量 PAGE_ORIGIN，或本机的：http://127.0.0.1:4173，端口随 PORT）
  --set 名=值      页面参数，可重复
  --source、--medium、--campaign、--content   utm 标记
  --channel 渠道号
  --qr 文件        二维码，.svg 或 .png
  --no-preview     不打开链接查看卡片，也不向服务核对内容是否存在
  --help           显示这段说明
`

async function writeQr(address: string, file: string) {
  const svg = renderQrSvg(address)
  if (file.endsWith('.svg')) writeFileSync(file, svg)
  else {
    await startResvg()
    writeFileSync(file, renderPng(svg, { width: PNG_WIDTH }))
  }
  console.log(`二维码   ${file}`)
}

/**
 * Whether the service confirms that the link's item does not exist; an inconclusive check is
 * reported.
 */
async function isMissingItem(route: RouteName, origin: string, values: Record<string, string>): Promise<boolean> {
  const page = SHARE_PAGES[route]
  const call = page?.ids.length ? page.preload?.(values)[0].calls[0] : undefined
  if (!page || !call) return false
  const { apiOrigin, ...settings } = getServiceSettings()
  const url = isLocal(origin) ? LOCAL_URL : apiOrigin || origin
  const answer = await requestAnswer(call, { who: 'visitor' }, isLocal(origin) ? { url } : { url, ...settings })
  const { code, data } = (answer.body ?? {}) as { code?: unknown; data?: object | null }
  const refusal = answer.status === 200 ? code : answer.status
  if (answer.isSuccess) return page.card ? !page.card(page.reply!.read(data ?? {})?.[0], toText, values) : !data
  if (refusal === 404 || refusal === 410) return true
  console.log(`注意：没有核对内容是否存在，服务 ${url} 没有答上来`)
  return false
}

const describeItem = (route: string, values: Record<string, string>) =>
  (SHARE_PAGES[route as RouteName]?.ids ?? []).map((name) => `${name}=${values[name]}`).join('、')

const toText = (value: string) => value
const isLocal = (origin: string) => /^https?:\/\/(127\.0\.0\.1|localhost)(:|\/|$)/.test(origin)

async function showPreview(route: string, address: string) {
  const response = await fetch(address, { headers: { 'user-agent': 'WhatsApp/2.23.20.0' } }).catch(describeNetworkError)
  if (typeof response === 'string') return console.log(`没有预览：打不开这个地址：${response}`)
  if (!response.ok) return console.log(`没有预览：打不开这个地址（${response.status}）`)
  const card = parseCard(await response.text())
  console.log(`标题     ${card.title}\n描述     ${card.description}\n图片     ${card.image}`)
  const looks = { large: '大图卡片', small: '小图卡片', none: '只有文字' }
  for (const { name, look, note } of CHAT_APPS) console.log(`${looks[look]} ${name}${note ? `（${note}）` : ''}`)
  for (const problem of findCardProblems(route, card)) console.log(`注意：${problem}`)
}

await runCommand(
  HELP,
  {
    origin: { type: 'string', default: process.env.PAGE_ORIGIN ?? LOCAL_PAGES },
    route: { type: 'string', default: '' },
    set: { type: 'string', multiple: true, default: [] },
    source: { type: 'string' },
    medium: { type: 'string' },
    campaign: { type: 'string' },
    content: { type: 'string' },
    channel: { type: 'string' },
    qr: { type: 'string', default: '' },
    preview: { type: 'boolean', default: true },
  },
  async ({ origin, route, set, qr, preview, ...given }) => {
    const tags = Object.fromEntries(
      (Object.keys(TAGS) as Tag[]).map((tag) => [tag, given[tag.replace('utm_', '') as keyof typeof given] ?? '']),
    )
    const values = Object.fromEntries(set.map((pair) => pair.split(/=(.*)/s).slice(0, 2)))
    const { address, problems: found } = createCampaignLink({ origin, route, values, tags })
    const problems = [
      ...set.filter((pair) => !pair.includes('=')).map((pair) => `--set 要写成 名=值：${pair}`),
      ...found,
    ]
    if (qr && !/\.(svg|png)$/.test(qr)) problems.push('二维码文件要以 .svg 或 .png 结尾')
    if (!existsSync(dirname(qr))) problems.push(`没有放二维码的文件夹：${dirname(qr)}`)
    if (problems.length) throw new Error(problems.join('\n'))
    console.log(address)
    if (isLocal(origin)) console.log('注意：这是本机的地址，只供试用，本机的打开不计入统计')
    if (preview && (await isMissingItem(route as RouteName, origin, values)))
      throw new Error(`没有这个内容：${describeItem(route, values)}，请核对编号`)
    if (qr) await writeQr(address, qr)
    if (preview) await showPreview(route, address)
  },
)
