/* Requests of the stand-ins for outside suppliers: chat and work orders. */

const TIMEOUT_MS = 10_000

/** Sends a GET, or a POST with `body`. Rejects with a message that may be shown. */
export async function request(url, body) {
  const controller = new AbortController()
  const timer = setTimeout(() => controller.abort(), TIMEOUT_MS)
  try {
    const response = await fetch(url, {
      method: body ? 'POST' : 'GET',
      headers: body ? { 'content-type': 'application/json' } : {},
      body: body && JSON.stringify(body),
      credentials: 'omit',
      signal: controller.signal,
    })
    const { code, msg, data } = await response.json()
    if (code !== 0) throw Object.assign(new Error(msg.replace(/^参数有误：/, '')), { isRefusal: true })
    return data
  } catch (error) {
    if (error.isRefusal) throw error
    throw new Error(error instanceof SyntaxError ? '服务开小差了，请稍后再试' : '网络不给力，请稍后再试')
  } finally {
    clearTimeout(timer)
  }
}
