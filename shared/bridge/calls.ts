/**
 * Pages of the native app. The first four are the shell's names, the others readings
 * (shared/bridge/README.md, "Calls").
 */
export type NativePage =
  | 'targetPlan'
  | 'scaleMeasurement'
  | 'historyReport'
  | 'recommondPlanCourse'
  | 'integralMall'
  | 'integralDetail'
  | 'integralRule'
  | 'exerciseReport'

interface ColumnShare {
  columnId: string
  shareTitle: string
  shareDescription: string
  shareImage: string
  joinCount: number
}

/**
 * Calls of the shell: name → [argument, answer], in the shell's own spelling. For `undefined`
 * answers use `notifyNative`: most shells send no reply.
 */
export interface Calls {
  /** `undefined`: nobody is signed in, or the answer was no token. */
  getToken: [undefined, string | undefined]
  /** CSS pixels, 0–100; `undefined`: use env(safe-area-inset-top). */
  getStatusBarHeight: [undefined, number | undefined]
  /** The payload of a fresh measurement, as it came: the page's schema reads it. */
  getGeneralData: [{ business: 'getBodyFatScale' }, unknown]
  /** True: the picture is in the album. */
  saveColumnImg: [{ image: string }, boolean]
  /** True: the picture is in the album. The argument is a reading (shared/bridge/README.md, "Calls"). */
  saveQRCodeImg: [{ image: string }, boolean]
  hiddenNavigaBar: [{ isHidden: boolean }, undefined]
  jumpPage: [{ pageName: NativePage; pageTitle?: string }, undefined]
  goBack: [{ index: number }, undefined]
  getColumnDetailsShare: [ColumnShare, undefined]
  getColumnTrySee: [{ name: string; video: string; courseNo: string; columnId: string }, undefined]
  getColumnCoursePlan: [{ courseNo: string; columnId: string }, undefined]
  getShareNow: [{ activityId: string }, undefined]
  getActivityDetailsShare: [{ activityId: string }, undefined]
}

export type CallName = keyof Calls
export type Argument<K extends CallName> = Calls[K][0] extends object ? [Calls[K][0]] : []
export type Answer<K extends CallName> = Calls[K][1]
