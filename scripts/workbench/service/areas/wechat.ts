import { hash, randomBytes } from 'node:crypto'
import * as v from 'valibot'
import type { Area } from '#scripts/workbench/service/area.ts'
import { openCall } from '#scripts/workbench/service/calls.ts'
import { CODE, Refusal } from '#scripts/workbench/service/envelope.ts'
import { signedText } from '#scripts/workbench/shell/wechat/settings.ts'

const APP_ID = 'wx0000000000local'

const Address = v.object({
  httpUrl: v.pipe(v.string('网址须为文字'), v.url('网址格式不正确'), v.maxLength(2000, '网址过长')),
})

/** WeChat's signature of a page. */
export const signatureOf = (url: string, nonceStr: string, timestamp: number): string =>
  hash('sha1', signedText(url, nonceStr, timestamp))

/** What WeChat's JSSDK needs to be configured (getShareUrl); the names of the answer's fields are a reading: WeChat's own. */
export const wechat: Area = {
  routes: (service) => {
    openCall(service, 'GET', '/api/public/getShareUrl', Address, ({ input: { httpUrl } }) => {
      // As WeChat does it: only for pages of the account's own domain.
      if (!service.shellOrigins.includes(new URL(httpUrl).origin))
        throw new Refusal(CODE.notAllowed, '网址不在安全域名内')
      const timestamp = Math.floor(service.now() / 1000)
      const nonceStr = randomBytes(8).toString('hex')
      return { appId: APP_ID, timestamp, nonceStr, signature: signatureOf(httpUrl, nonceStr, timestamp) }
    })
  },
}
