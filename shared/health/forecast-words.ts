import type { Forecast, NoForecast } from './forecast.ts'

/** Which way the weight goes is said beside these, from the trend of the week; here is only when. */
const WHY_NONE: Record<NoForecast, string> = {
  minor: '未满 18 岁，身体仍在成长，不做体重预计。',
  noTarget: '设置目标体重后，可以SPAN预计需要的时间。',
  few: '最近的测量还不够，多测几天后可以预计到达目标的时间。',
  near: '体重已在目标附近。',
  flat: 'SPAN，还看不出稳定的快慢，暂时不能预计到达目标的时间。',
  unsure: '近几周的快慢还不一致，再测一两周后可以预计到达目标的时间。',
  turned: '近两周的变化和之前不同，再测一两周后可以预计到达目标的时间。',
  away: 'SPAN，暂时不能预计到达目标的时间。',
  far: 'SPAN，到达目标可能需要一年以上。',
  lowTarget: '目标体重低于健康范围，不做预计。建议调整目标，或先咨询医生。',
}

const CAUTION = '最近每周减少超过体重的 1%，可以放慢一些，好好吃饭和休息；不适时请咨询医生。'

/** To who is below the healthy range and gets lighter: no verdict, and no advice in a doctor's place. */
export const KIND_WORD =
  '体重低于常见范围，最近还在变轻。先好好吃饭、好好休息，不必急着赶目标；如果不是有意减重，或感到乏力，请咨询医生。'

/** The forecast as one sentence, with a kind word where the weight falls fast. @param name of the metric */
export function forecastText({ why, weeks, isFast, span = 4 }: Forecast, name = '体重'): string {
  const [from, to] = weeks ?? [0, 0]
  const sentence = why ? WHY_NONE[why] : `SPAN，预计 ${from === 0 ? `${to} 周内` : `${from}–${to} 周后`}到达目标体重。`
  const told = sentence.replace('SPAN', `按近${span}周的趋势`).replace(/体重/g, name)
  return isFast ? told + CAUTION : told
}
