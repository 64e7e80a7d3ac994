/* What the form and the list use: calls, and the number they are found by. */

/** A service that is silent for so long counts as out of reach. */
const LIMIT_MS = 10_000
const LINE = '网络不给力，请稍后再试'

/** Ask the service; rejects with words for the reader. */
export async function call(path, body) {
  const stop = new AbortController()
  const timer = setTimeout(() => stop.abort(), LIMIT_MS)
  try {
    const response = await fetch(`/local/work-order/${path}`, {
      method: body ? 'POST' : 'GET',
      headers: body ? { 'content-type': 'application/json' } : {},
      body: body && JSON.stringify(body),
      signal: stop.signal,
    }).catch(() => {
      throw new Error(LINE)
    })
    const { code, msg, data } = await response.json().catch(() => {
      throw new Error(stop.signal.aborted ? LINE : '服务开小差了，请稍后再试')
    })
    if (code !== 0) throw new Error(msg.replace(/^参数有误：/, ''))
    return data
  } finally {
    clearTimeout(timer)
  }
}

/** The digits of a phone number as people type and paste it: `+86 138-0013-8000`, in full width. */
export const phoneOf = (text) =>
  text
    .normalize('NFKC')
    .replace(/[\s()+-]/g, '')
    .replace(/^(?:00)?86(?=1\d{10}$)/, '')

/** Why it is no phone number; '' when it is one. */
export const troubleWithPhone = (phone) => (!phone ? '请填写手机号' : /^1\d{10}$/.test(phone) ? '' : '手机号格式不正确')
