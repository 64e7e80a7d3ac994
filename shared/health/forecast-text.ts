import type { Forecast, NoForecast } from './forecast.ts'

/** These texts only answer when; the direction is displayed next to them, from the week's trend. */
const REASON_TEXTS: Record<NoForecast, string> = {
  minor: '未满 18 岁还在长身体，不做体重预测。',
  noTarget: '设好目标体重，就能按SPAN的趋势估算需要多久。',
  few: '最近测得不多，再测几天就能估算达标时间。',
  near: '体重已在目标附近。',
  flat: 'SPAN体重比较平稳，暂时估算不出达标时间。',
  unsure: '近几周变化忽快忽慢，再测一两周就能估算达标时间。',
  turned: '最近两周节奏变了，再测一两周就能重新估算。',
  away: '照SPAN的节奏，暂时估算不出达标时间。',
  far: '照SPAN的节奏，达成目标可能要一年以上。',
  lowTarget: '目标体重低于健康范围，不做预测。建议调整目标，或先咨询医生。',
}

const CAUTION = '最近每周减少超过体重的 1%，可以放慢一些，好好吃饭和休息；不适时请咨询医生。'

/**
 * Note for a member below the healthy range who is losing weight: neither a verdict nor medical
 * advice.
 */
export const KIND_NOTE =
  '体重低于常见范围，最近还在变轻。先好好吃饭、好好休息，不必急着赶目标；如果不是有意减重，或感到乏力，请咨询医生。'

/**
 * Formats the forecast as one sentence, with a caution if the weight falls fast.
 * @param name of the metric
 */
export function formatForecast({ why, weeks, isFast, span = 4 }: Forecast, name = '体重'): string {
  const [from, to] = weeks ?? [0, 0]
  const sentence = why
    ? REASON_TEXTS[why]
    : `照SPAN的节奏，预计 ${from === 0 ? `${to} 周内` : `${from}–${to} 周后`}达成目标体重。`
  const text = sentence.replace('SPAN', `近 ${span} 周`).replace(/体重/g, name)
  return isFast ? text + CAUTION : text
}
