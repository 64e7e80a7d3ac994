import { OPEN_APP } from '#shared/brand.ts'
import type { WechatError } from './report-error.ts'

/** What keeps a page from WeChat's own kit, as operators and testers read it. */
export const WECHAT_FAULT_NAMES: Record<WechatError, string> = {
  signing: '签名接口没有及时回应',
  fields: '签名缺少字段',
  signature: '签名无效',
  domain: '域名不在安全域名内',
  config: '拒绝了配置',
  silence: '没有回应',
  tag: '不给开放标签',
  unready: '开放标签没有就绪',
  launch: `开放标签没有${OPEN_APP}`,
}
