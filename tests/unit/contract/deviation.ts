import type { Sent } from './local.ts'

type Body = Sent['body']
export const ok = (sent: Sent) => sent.status === 200 && sent.body.code === 0
/** A change of `data` in a successful answer. */
export const data = (change: (data: Body) => void) => (sent: Sent) => {
  if (ok(sent)) change(sent.body.data)
  return sent
}
/** A field of `data` with another value, by its path (`list.0.name`); without one it is left out. */
export const set = (path: string, value?: unknown) =>
  data((d) => {
    const keys = path.split('.')
    const last = keys.pop()!
    keys.reduce((at, key) => at[key], d)[last] = value
  })
/** A field of `data` by another name. */
export const renamed = (from: string, to: string) =>
  data((d) => {
    d[to] = d[from]
    delete d[from]
  })
export const RECORD = 'api/user-scale/v1/fitnessData'
export const HISTORY = 'api/app/homepage/v1/getHistoryBodyMeasurements'
export const DATES = 'api/user-scale/v1/list'
export const PROFILE = 'api/user/profile'
export const ACTIVITY = 'api/v1/activity/detail'
export const VISITOR_ACTIVITY = 'api/v1/visitor/activity/detail'
export const COLUMN = 'api/column/visitor/detail'
export const COURSE = 'api/course/share'
export const RANKING = 'api/v1/visitor/group/ranking/list'
export const REPORT = 'api/app/personal_center/v1/getUserExerciseReportDetails'

/** What an answer of this call turns into, and the finding that names it. */
export type Deviation = [
  what: string,
  path: string,
  how: (sent: Sent, hasToken: boolean) => Sent | undefined,
  found: string,
]
