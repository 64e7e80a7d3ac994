import { hash } from 'node:crypto'
import { createSignatureCall } from '#shared/api/wechat.ts'
import { checkEnvelope } from './check-reply.ts'
import { type Asking, requestAnswer } from './send-request.ts'

interface Question extends Pick<Asking, 'url' | 'send' | 'successCode'> {
  /** The page as WeChat opens it. */
  address: string
  /** The account's jsapi_ticket of now; without it nobody can tell which address was signed. */
  ticket?: string
  /** Epoch milliseconds. */
  now?: number
}

interface WechatVerdict {
  /** In Chinese, what is wrong with the reply; none: WeChat can take it. */
  wrong: string[]
  /** Whether the signature itself was computed again. */
  isVerified: boolean
}

/**
 * A ticket lives two hours, and so does what was signed with it. Clocks may differ by some minutes.
 */
const OLDEST_S = 7200
const AHEAD_S = 300

const FORMS: [field: string, form: RegExp, text: string][] = [
  ['appId', /^wx[\w-]{10,30}$/, '公众号的 appId 以 wx 开头，共 18 个字符'],
  ['nonceStr', /^.{1,64}$/, '1 到 64 个字符'],
  ['signature', /^[0-9a-f]{40}$/, '40 个十六进制小写字符（SHA-1）'],
]

/**
 * Ask the service to sign a page for WeChat, and say what is wrong with the reply: a field, its
 * length, its age, the address that was signed. Never rejects for an answer.
 */
export async function checkWechat(question: Question): Promise<WechatVerdict> {
  const { address, ticket, now = Date.now() } = question
  const data = await requestSignature(question, address)
  if (typeof data === 'string') return { wrong: [data], isVerified: false }
  const wrong = [...checkFields(data), ...checkAge(data.timestamp, now)]
  const other = await requestSignature(question, addMark(address))
  if (typeof other !== 'string' && other.signature === data.signature)
    wrong.push('signature：换一个网址还是同一个签名，没有按 httpUrl 签')
  if (!ticket || wrong.length) return { wrong, isVerified: false }
  const signed = findSignedAddress(data, address, ticket)
  return { wrong: signed ? [signed] : [], isVerified: true }
}

type Reply = Record<string, unknown>

/** The reply's data, or in Chinese why there is none. */
async function requestSignature({ url, send, successCode }: Question, address: string): Promise<Reply | string> {
  const answer = await requestAnswer(
    createSignatureCall(address.split('#')[0]!),
    { who: 'visitor' },
    { url, send, successCode },
  )
  const [problem] = checkEnvelope(answer, successCode)
  if (problem) return `getShareUrl：${problem.message}`
  const { data } = answer.body as { data?: Reply | null }
  return data && typeof data === 'object' ? data : 'getShareUrl：data 是空的'
}

const checkFields = (data: Reply): string[] =>
  FORMS.flatMap(([field, form, message]) => {
    const value = data[field]
    if (value === undefined || value === null || value === '') return [`${field}：没有值`]
    return typeof value === 'string' && form.test(value)
      ? []
      : [`${field}：要${message}，是 ${JSON.stringify(value).slice(0, 60)}`]
  })

function checkAge(timestamp: unknown, now: number): string[] {
  const seconds = Number(timestamp)
  if (!timestamp || !Number.isInteger(seconds)) return ['timestamp：没有值，或不是整数']
  if (seconds > 1e12) return ['timestamp：要秒，是毫秒']
  const age = Math.round(now / 1000) - seconds
  if (age > OLDEST_S) return [`timestamp：是 ${Math.round(age / 60)} 分钟前的，签名最多用 2 小时`]
  return age < -AHEAD_S ? [`timestamp：比现在晚 ${Math.round(-age / 60)} 分钟，请核对服务的时钟`] : []
}

/** The same page by another address. */
const addMark = (address: string) => {
  const other = new URL(address)
  other.searchParams.set('check-service', '1')
  return other.href
}

/** In Chinese which other address was signed; undefined: the right one. */
function findSignedAddress(
  { nonceStr, timestamp, signature }: Reply,
  address: string,
  ticket: string,
): string | undefined {
  const page = address.split('#')[0]!
  const bare = page.split('?')[0]!
  const isSigned = (url: string) =>
    hash('sha1', `jsapi_ticket=${ticket}&noncestr=${nonceStr}&timestamp=${timestamp}&url=${url}`) === signature
  if (isSigned(page)) return undefined
  const guesses: [string, string][] = [
    [bare, '去掉了参数的网址'],
    [encodeURIComponent(page), '没有解码的网址'],
    [encodeURI(page), '又编码了一次的网址'],
    [decodeURIComponent(page), '解码两次的网址'],
    [new URL(page).origin, '只有域名的网址'],
    [address, '带 # 的网址'],
    [page.replace(/^https:/, 'http:'), 'http 的网址'],
  ]
  const found = guesses.find(([url]) => isSigned(url))
  return `signature：签的${found ? `是${found[1]}` : '不是这个网址，或 jsapi_ticket 已经换了'}`
}
