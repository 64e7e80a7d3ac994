import { hash } from 'node:crypto'
import type { Infer } from '#shared/api/schema.ts'
import type { Signature } from '#shared/api/wechat.ts'
import { CALLS } from './all-calls.ts'
import { replyFindings } from './check-reply.ts'
import { isFailure } from './finding.ts'
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

const CALL = CALLS.find(({ name }) => name === 'readSignature')!
type Reply = Infer<typeof Signature>

/**
 * Ask the service to sign a page for WeChat, and say what is wrong with the reply: a field, its
 * age, the address that was signed. Never rejects for an answer.
 */
export async function checkWechat(question: Question): Promise<WechatVerdict> {
  const { address, ticket, now = Date.now(), ...asking } = question
  const requestSignature = async (page: string) => {
    const answer = await requestAnswer(CALL.ask({ httpUrl: page.split('#')[0]! }), CALL, asking)
    const findings = replyFindings(CALL, answer, {}, asking).filter(isFailure)
    const wrong = findings.map(({ field, message }) => `${field || 'getShareUrl'}：${message}`)
    return { wrong, data: (answer.body as { data: Reply } | undefined)?.data }
  }
  const { wrong, data } = await requestSignature(address)
  if (wrong.length || !data) return { wrong, isVerified: false }
  const age = Math.round(now / 1000) - data.timestamp!
  if (age > OLDEST_S) wrong.push(`timestamp：是 ${Math.round(age / 60)} 分钟前的，签名最多用 2 小时`)
  if (age < -AHEAD_S) wrong.push(`timestamp：比现在晚 ${Math.round(-age / 60)} 分钟，请核对服务的时钟`)
  const other = await requestSignature(addMark(address))
  if (other.data?.signature === data.signature) wrong.push('signature：换一个网址还是同一个签名，没有按 httpUrl 签')
  if (!ticket || wrong.length) return { wrong, isVerified: false }
  const signed = findSignedAddress(data, address, ticket)
  return { wrong: signed ? [signed] : [], isVerified: true }
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
