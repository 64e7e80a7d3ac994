import { toNumber } from '#shared/format/numbers.ts'
import type { Call } from './call.ts'
import { fetchData } from './client.ts'
import { type DescribedCall, describe, integer, label, string } from './describe.ts'
import { text } from './fields.ts'
import { createSchema, object } from './schema.ts'

/** Seconds since 1970: more than any amount that a page shows. */
const seconds = createSchema('number', toNumber, { optional: true })

/**
 * Configuration of WeChat's JSSDK: WeChat's own names, a reading (shared/api/README.md,
 * "Readings").
 */
export const Signature = object({
  appId: describe(text(64), {
    ...string('公众号的 appId', 'wx0000000000000000'),
    pattern: '^wx[\\w-]{10,30}$',
    form: ' wx 开头的 18 个字符',
  }),
  timestamp: describe(seconds, integer('秒', '秒', [1e9, 1e10], 1_795_137_120)),
  nonceStr: describe(text(64), label('随机串', '67c25c87fa702af0')),
  signature: describe(text(64), {
    ...string('签名', '7c0b5fb9581c36fb056b97c8516a89207739a41c'),
    pattern: '^[0-9a-f]{40}$',
    form: ' 40 个十六进制小写字符（SHA-1）',
  }),
})

/** @param httpUrl the page as WeChat knows it, up to '#' */
export const createSignatureCall = (httpUrl: string): Call => ({
  method: 'GET',
  path: 'api/public/getShareUrl',
  query: { httpUrl },
})

/** Sign a page for WeChat. @returns undefined where the reply lacks a field @throws ServiceError */
export async function getSignature(httpUrl: string, signal?: AbortSignal) {
  const { timestamp, ...rest } = await fetchData(createSignatureCall(httpUrl), Signature, signal)
  return timestamp && rest.appId && rest.nonceStr && rest.signature ? { ...rest, timestamp } : undefined
}

export const WECHAT_CALLS = [
  {
    name: 'readSignature',
    title: '微信 JSSDK 的签名',
    who: 'visitor',
    isReading: true,
    query: object({
      httpUrl: describe(text(2000), {
        ...string('页面地址，# 之前的部分', 'https://pages.example.com/down'),
        pattern: '^https?://.',
      }),
    }),
    replies: [Signature],
    needs: ['httpUrl'],
    ask: ({ httpUrl }) => createSignatureCall(httpUrl!),
  },
] as const satisfies readonly DescribedCall[]
