/* What the form and the list use: calls, and the number they are found by. */
import { ask } from '../chat/common.js'

/** Why a call failed, for the reader. */
function wordsOf(error) {
  if (error.isRefusal) return error.message.replace(/^参数有误：/, '')
  return error instanceof SyntaxError ? '服务开小差了，请稍后再试' : '网络不给力，请稍后再试'
}

/** Ask the service; rejects with words for the reader. */
export const call = (path, body) =>
  ask(`/local/work-order/${path}`, body).catch((error) => {
    throw new Error(wordsOf(error))
  })

/** The digits of a phone number as people type and paste it: `+86 138-0013-8000`, in full width. */
export const phoneOf = (text) =>
  text
    .normalize('NFKC')
    .replace(/[\s()+-]/g, '')
    .replace(/^(?:00)?86(?=1\d{10}$)/, '')

/** Why it is no phone number; '' when it is one. */
export const troubleWithPhone = (phone) => (!phone ? '请填写手机号' : /^1\d{10}$/.test(phone) ? '' : '手机号格式不正确')
