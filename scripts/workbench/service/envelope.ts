/** What every reply of the service looks like: `code` 0 is success, `msg` is Chinese and fit to show. */
export interface Envelope {
  code: number
  msg: string
  data: unknown
}

/** Codes of refusals that are not HTTP errors: 404 says that there is no such thing (shared/api/README.md, "Errors"). */
export const CODE = { notFound: 404, alreadyDone: 1002, notAllowed: 1003 } as const

/** A call that is turned down, in words fit to show the member. HTTP 200 unless `status` says otherwise. */
export class Refusal extends Error {
  override name = 'Refusal'
  readonly code: number
  readonly status: number
  constructor(code: number, msg: string, status = 200) {
    super(msg)
    this.code = code
    this.status = status
  }
}

/** A success whose `msg` the page shows (saveBodyMeasurement, weight save). */
export class Said {
  readonly msg: string
  readonly data: unknown
  constructor(msg: string, data: unknown = null) {
    this.msg = msg
    this.data = data
  }
}

export const success = (data: unknown): Envelope =>
  data instanceof Said ? { code: 0, msg: data.msg, data: data.data } : { code: 0, msg: '操作成功', data: data ?? null }

export const failure = (code: number, msg: string): Envelope => ({ code, msg, data: null })
