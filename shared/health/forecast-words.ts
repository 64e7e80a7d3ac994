import type { Forecast, NoForecast } from './forecast.ts'

const WHY_NONE: Record<NoForecast, string> = {
  minor: '未满 18 岁，身体仍在成长，不做体重预计。',
  noTarget: '设置目标体重后，可以按近4周的趋势预计需要的时间。',
  few: '近4周的测量还不够，多测几天后可以预计到达目标的时间。',
  near: '按近4周的趋势，体重已在目标附近。',
  flat: '按近4周的趋势，体重大致平稳，暂时不能预计到达目标的时间。',
  turned: '近两周的变化和之前不同，再测一两周后可以预计到达目标的时间。',
  away: '按近4周的趋势，体重没有朝目标方向变化，暂时不能预计到达的时间。',
  far: '按近4周的趋势，到达目标可能需要一年以上。',
  lowTarget: '目标体重低于健康范围，不做预计。建议调整目标，或先咨询医生。',
}

const CAUTION = '最近每周减少超过体重的 1%，可以放慢一些，好好吃饭和休息；不适时请咨询医生。'

/** The forecast as one sentence, with a kind word where the weight falls fast. */
export function forecastText({ why, weeks, isFast }: Forecast): string {
  const [from, to] = weeks ?? [0, 0]
  const sentence = why
    ? WHY_NONE[why]
    : `按近4周的趋势，预计 ${from === 0 ? `${to} 周内` : `${from}–${to} 周后`}到达目标体重。`
  return isFast ? sentence + CAUTION : sentence
}
