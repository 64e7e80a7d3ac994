import type { WECHAT_FAULTS } from '#shared/app/report/vocabulary.ts'
import { REPORT_URL } from '#shared/core/config.ts'
import { note } from '#shared/core/note.ts'

export type WechatFault = (typeof WECHAT_FAULTS)[number]

let listener: ((why: WechatFault) => void) | undefined

/** /test writes on the page what fails. */
export function onWechatFault(heard: (why: WechatFault) => void): void {
  listener = heard
}

/** Something of WeChat's kit does not work: for the operator alone, the visitor has the guide. */
export function tellWechat(why: WechatFault): void {
  console.warn('wechat', why)
  listener?.(why)
  if (REPORT_URL) note('wechat', why)
}
