import type { Activity } from '#shared/api/activity.ts'
import { ENDED, JOIN, JOIN_BEFORE, JOINED_BEFORE, NOTE_BEFORE } from '#shared/campaign.ts'
import { toImageUrl } from '#shared/core/links/safe-url.ts'
import {
  formatBeginning,
  formatDates,
  formatJoined,
  getStage,
  type PrizeView,
  type Stage,
  toPrizeView,
} from '#shared/features/campaign/view.ts'
import { getCountdown } from '#shared/format/clock.ts'
import { parseTime } from '#shared/format/dates.ts'
import { clamp, formatGrouped } from '#shared/format/numbers.ts'

export interface PrizeChoice extends PrizeView {
  isLocked: boolean
  isSelected: boolean
  /** Whether a tap selects it. */
  canSelect: boolean
  /** Whether the member has claimed it. */
  isClaimed: boolean
}

/** Action of the claim button. */
type ClaimAction = 'claim' | 'askForPrize' | 'fillAddress' | 'tellClaimed' | 'none'

interface Claim {
  label: string
  action: ClaimAction
  /**
   * The prize is claimed after the end of the activity but has no address: show the address link.
   */
  hasAddressLink?: boolean
  /** A claim is still possible: show its conditions next to the button. */
  hasNote?: boolean
}

/** View after sign-up and start: progress, selectable prizes, claim, ranking. */
interface Challenge {
  kind: 'challenge'
  /** All 00 after the end; undefined when the end is unknown. */
  countdown?: ReturnType<typeof getCountdown>
  /** kcal, rounded down. */
  progress: string
  /**
   * kcal missing for the next prize. '' when all are unlocked; undefined when claimed, over, or
   * unknown.
   */
  missing?: string
  percent: number
  markers: RailMarker[]
  prizes: PrizeChoice[]
  selected?: PrizeChoice
  /** Undefined while there is nothing to claim. */
  claim?: Claim
}

/**
 * View before sign-up or before the start: prizes, steps, number of participants, sign-up button.
 */
interface Invitation {
  kind: 'invitation'
  joined?: string
  prizes: PrizeView[]
  /** `note`: explains a sign-up before the start. */
  footer: { label: string; canSignUp: boolean; note?: string }
}

export type CampaignState = { image: string; dates: string; stage: Stage } & (Challenge | Invitation)

/**
 * View model of /activity.
 * @param now epoch milliseconds
 */
export function createCampaignState(activity: Activity, selectedId: string | undefined, now: number): CampaignState {
  const stage = getStage(activity, now)
  const isIn = activity.signUpStatus === 1
  const head = {
    image: toImageUrl(activity.image),
    dates: formatDates(activity.startTime, activity.endTime),
    stage,
  }
  if (!isIn || stage === 0) return { ...head, ...createInvitation(activity, isIn, stage) }
  return { ...head, ...createChallenge(activity, selectedId, stage, now) }
}

/**
 * Whether `activityStatus` is stale: the start or end time has passed since.
 * @param now epoch milliseconds
 */
export function isOutdated({ activityStatus, startTime, endTime }: Activity, now: number): boolean {
  const next = activityStatus === 0 ? startTime : activityStatus === 1 ? endTime : undefined
  return now >= (parseTime(next) ?? Number.POSITIVE_INFINITY)
}

function createInvitation(activity: Activity, isIn: boolean, stage: Stage): Invitation {
  const label = isIn ? JOINED_BEFORE : stage === 2 ? ENDED : stage === 0 ? JOIN_BEFORE : JOIN
  return {
    kind: 'invitation',
    joined: formatJoined(activity.totalSignUpCount),
    prizes: activity.activityStalls.map(toPrizeView),
    footer: {
      label,
      canSignUp: !isIn && stage !== 2,
      note: !isIn && stage === 0 ? NOTE_BEFORE.replace('{beginning}', formatBeginning(activity.startTime)) : undefined,
    },
  }
}

function createChallenge(activity: Activity, selectedId: string | undefined, stage: Stage, now: number): Challenge {
  const progress = Math.max(0, activity.personalProgress ?? 0)
  const isEnded = stage === 2
  const end = isEnded ? now : parseTime(activity.endTime)
  const award = parseAward(activity.awardStatus)
  const prizes = activity.activityStalls.map((row): PrizeChoice => {
    const prize = toPrizeView(row)
    const isLocked = prize.threshold === undefined || progress < prize.threshold
    const canSelect = !isLocked && !isEnded && award < 2
    const isClaimed = award >= 2 && prize.id === activity.prizeId
    return { ...prize, isLocked, canSelect, isClaimed, isSelected: canSelect && prize.id === selectedId }
  })
  const selected = prizes.find(({ isSelected }) => isSelected)
  // The service may send any order. Ascending by threshold; prizes without one are last.
  const rising = [...prizes].sort((a, b) => (a.threshold ?? Infinity) - (b.threshold ?? Infinity))
  // A prize without a threshold has a marker only where fewer than three have one.
  const marked = rising.filter(({ threshold }, index) => index < RAIL_MARKS.length || threshold !== undefined)
  const thresholds = prizes.flatMap(({ threshold }) => threshold ?? [])
  const next = Math.min(...thresholds.filter((threshold) => threshold > progress))
  return {
    kind: 'challenge',
    countdown: end === undefined ? undefined : getCountdown(end, now),
    progress: formatGrouped(Math.floor(progress)),
    missing: isEnded || award >= 2 ? undefined : formatMissing(next - progress, prizes),
    percent: getRailPercent(progress, thresholds),
    markers: selectStalls(marked).map(({ stall, at }) => ({ at, text: stall.thresholdText, isOpen: !stall.isLocked })),
    prizes,
    selected,
    claim: prizes.length || isEnded || award >= 2 ? createClaim(award, isEnded, selected !== undefined) : undefined,
  }
}

/** @param kcal to the next prize with a threshold; infinite without one */
function formatMissing(kcal: number, prizes: readonly PrizeChoice[]): string | undefined {
  if (Number.isFinite(kcal)) return formatGrouped(Math.ceil(kcal))
  return prizes.some(({ isLocked }) => isLocked) ? undefined : ''
}

const parseAward = (status: number | undefined) => (status === 1 || status === 2 || status === 3 ? status : 0)

function createClaim(award: 0 | 1 | 2 | 3, isEnded: boolean, isChosen: boolean): Claim {
  if (isEnded) return { label: ENDED, action: 'none', hasAddressLink: award === 2 }
  if (award === 3) return { label: '已领取', action: 'tellClaimed' }
  if (award === 2) return { label: '已领取，去填写地址', action: 'fillAddress' }
  return { label: '领取奖品', action: isChosen ? 'claim' : award === 1 ? 'askForPrize' : 'none', hasNote: true }
}

export interface RailMarker {
  /** Percent of the rail. */
  at: number
  /** Threshold in kcal. */
  text: string
  isOpen: boolean
}

/** Rail positions of the first three markers, in percent. */
const RAIL_MARKS = [14, 41, 70] as const
/**
 * Rail positions in percent of the last marker, with its disc inside the rail, and of the fourth.
 * With six stalls or more only the first four and the last are marked.
 */
const LAST_MARK = 94
const FOURTH_MARK = 82

/**
 * The stalls marked on the rail, with their positions in percent.
 * @param rising lowest threshold first
 */
function selectStalls<T>(rising: readonly T[]): { stall: T; at: number }[] {
  const marked: { stall: T; at: number }[] = RAIL_MARKS.flatMap((at, index) =>
    index < rising.length ? { stall: rising[index]!, at } : [],
  )
  if (rising.length > 4) marked.push({ stall: rising[3]!, at: FOURTH_MARK })
  if (rising.length > 3) marked.push({ stall: rising[rising.length - 1]!, at: LAST_MARK })
  return marked
}

/**
 * Fill of the rail, 0–100: piecewise linear through 0 and the thresholds of the marked stalls, so
 * that the fill ends between the last unlocked prize and the next. With three stalls the last slope
 * continues; with more, 100 is the last threshold. A first threshold of 0 kcal starts the fill at
 * its marker. Returns 0 for fewer than three thresholds, or where two of the lowest three are equal
 * (division by 0).
 * @param thresholds kcal, in any order
 */
export function getRailPercent(progress: number, thresholds: readonly number[]): number {
  const stalls = selectStalls([...thresholds].sort((a, b) => a - b))
  const [first, second, third] = stalls.map(({ stall }) => stall)
  if (first === undefined || second === undefined || third === undefined) return 0
  if (!(first >= 0 && second > first && third > second)) return 0
  const reached = Math.max(0, progress)
  if (!(reached >= first)) return progress > 0 ? (progress / first) * RAIL_MARKS[0] : 0
  for (const [index, to] of stalls.entries()) {
    const from = stalls[index - 1]
    if (from && reached < to.stall) {
      return from.at + ((reached - from.stall) / (to.stall - from.stall)) * (to.at - from.at)
    }
  }
  if (stalls.length > 3) return 100
  return clamp(RAIL_MARKS[1] + ((reached - second) / (third - second)) * (RAIL_MARKS[2] - RAIL_MARKS[1]), 0, 100)
}
