import type { WECHAT_FAULTS } from '#shared/app/report/vocabulary.ts'
import { REPORT_URL } from '#shared/core/config.ts'
import { note } from '#shared/core/note.ts'

export type WechatFault = (typeof WECHAT_FAULTS)[number]

/** Something of WeChat's kit does not work: for the operator alone, the visitor has the guide. */
export function tellWechat(why: WechatFault): void {
  console.warn('wechat', why)
  if (REPORT_URL) note('wechat', why)
}
