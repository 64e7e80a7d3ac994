import { toNumber } from '#shared/core/numbers.ts'
import type { Call } from './call.ts'
import { text } from './fields.ts'
import { read } from './http.ts'
import { from, object } from './schema.ts'

/** Seconds since 1970: more than any amount that a page shows. */
const seconds = from('number', toNumber, { optional: true })

/** What WeChat's JSSDK is configured with: WeChat's own names, a reading (shared/api/README.md, "Readings"). */
export const Signature = object({ appId: text(64), timestamp: seconds, nonceStr: text(64), signature: text(64) })

/** @param httpUrl the page as WeChat knows it, up to '#' */
export const signatureCall = (httpUrl: string): Call => ({
  method: 'GET',
  path: 'api/public/getShareUrl',
  query: { httpUrl },
})

/** Sign a page for WeChat. @returns undefined where the reply lacks a field @throws ServiceError */
export async function getSignature(httpUrl: string, signal?: AbortSignal) {
  const { timestamp, ...rest } = await read(signatureCall(httpUrl), Signature, { signal })
  return timestamp && rest.appId && rest.nonceStr && rest.signature ? { ...rest, timestamp } : undefined
}
