import { REPORT_URL } from '#shared/core/config.ts'
import { reportError } from '#shared/core/telemetry.ts'

/**
 * Why WeChat's SDK does not work: `signing`, the service's signature did not come in time; `fields`, it lacked one;
 * `signature`, `domain`, `config`, WeChat refused it; `silence`, WeChat did not answer; `tag`, it has no open tags;
 * `unready`, the tag did not start; `launch`, it opened nothing.
 */
export type WechatError =
  | 'signing'
  | 'fields'
  | 'signature'
  | 'domain'
  | 'config'
  | 'silence'
  | 'tag'
  | 'unready'
  | 'launch'

let listener: ((why: WechatError) => void) | undefined

/** /test writes on the page what fails. */
export function onWechatError(reported: (why: WechatError) => void): void {
  listener = reported
}

/** Something of WeChat's kit does not work: for the operator alone, the visitor has the guide. */
export function reportWechatError(why: WechatError): void {
  console.warn('wechat', why)
  listener?.(why)
  if (REPORT_URL) reportError('wechat', why)
}
