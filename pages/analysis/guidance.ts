import type { Step } from '#shared/api/analysis.ts'
import { formatUnit, getDifferenceUnit } from '#shared/format/weight-unit.ts'
import { BEST } from '#shared/health/bands.ts'
import { isMinor } from '#shared/health/body.ts'
import { getDisplayedDifference } from '#shared/health/mass.ts'
import { formatMetric, type Metric, type MetricKey } from '#shared/health/metrics.ts'
import { getSignedStep, type Member, type Point } from './model.ts'

interface Guidance {
  analysis: string
  advice: string
}

interface Situation {
  metric: Metric
  body: Member
  /** Oldest first. */
  points: readonly Point[]
  selected: number
  /** Of the latest point. */
  changeMonth: Step
}

/**
 * Texts 分析 and 建议 for the selected point, by its rating and its change; undefined without a point.
 */
export function getGuidance({ metric, body, points, selected, changeMonth }: Situation): Guidance | undefined {
  const point = points[selected]
  if (!point) return undefined
  const month = selected === points.length - 1 ? getSignedStep(changeMonth) : undefined
  const change = month === undefined ? changeSince(metric, points[selected - 1], point) : { since: '近一月', by: month }
  const [analysis, advice] = getTexts(metric.key, point, getRatingStage(metric.key, point))
  return { analysis: analysis + changeText(metric, change), advice: body && isMinor(body) ? MINOR_ADVICE : advice }
}

function getTexts(key: MetricKey, { form }: Point, stage: Stage | 'outside' | undefined) {
  if (key === 'bt') return (form === undefined ? undefined : FORM_GUIDANCE[form]) ?? UNRATED
  if (stage === 'outside') return OUTSIDE
  return (stage && GUIDANCE[key][stage]) ?? UNRATED
}

/**
 * Stage of a point's texts. Metrics with `middle` as best: a rating of 1 or 2 below it is `low`,
 * and `outside` when the band is unknown (rated by the service, but age or height are missing).
 */
export function getRatingStage(key: MetricKey, { grade }: Point): Stage | 'outside' | undefined {
  const rating = grade?.rating
  if (key === 'bt' || BEST[key] !== 'middle' || (rating !== 1 && rating !== 2)) return rating
  if (grade?.band === undefined) return 'outside'
  return grade.band < BEST_BAND ? 'low' : rating
}

/** Index of the best of five bands. */
const BEST_BAND = 2

interface Change {
  since: string
  /** Signed, in the metric's unit. */
  by: number
}

const changeSince = (metric: Metric, before: Point | undefined, point: Point): Change | undefined =>
  before && { since: '比上一次测量', by: getDisplayedDifference(metric, point.plotted, before.plotted) }

/** The change as a sentence; neutral, because two single readings are no verdict. */
function changeText(metric: Metric, change: Change | undefined): string {
  if (!change) return ''
  const { since, by } = change
  const size = formatMetric(metric, Math.abs(by))
  if (Number(size) === 0) return `${since}持平。`
  const name = metric.view === 'form' ? ' BMI ' : ''
  return `${since}${name}${by > 0 ? '上升' : '下降'} ${size}${formatUnit(getDifferenceUnit(metric.unit))}。`
}

/**
 * Key of a text: the rating from 1 (worst) to 4 (best), or `low` for a value below the best middle.
 */
type Stage = 'low' | 1 | 2 | 3 | 4
type Texts = Partial<Record<Stage, readonly [analysis: string, advice: string]>>

/**
 * Texts 分析 and 建议 by metric and stage: the meaning and one thing to do. No diagnosis, promise,
 * blame or band edges (the service may rate by other bands). Amounts follow 中国居民膳食指南 2022 (milk 300
 * ml, water 1.5–1.7 l) and the WHO activity guidelines of 2020 (150 minutes a week, strength twice;
 * under 18 an hour a day).
 */
export const GUIDANCE: Record<Exclude<MetricKey, 'bt'>, Texts> = {
  weight: {
    low: [
      '体重低于与身高匹配的范围。',
      '三餐规律，加一份含优质蛋白的加餐，配合每周 2 次力量训练，让体重慢慢回升；如果近期不明原因变轻，请咨询医生。',
    ],
    3: ['体重处于正常范围。', '保持现在的饮食节奏，每周安排 2 次力量训练，多长一点肌肉。'],
    4: ['体重与身高匹配得很好。', '维持规律作息和每周 3 次运动，一周称重 1–2 次就够了。'],
    2: ['体重略高于你这个身高的理想范围。', '先从晚餐少吃一拳主食、每天多走 2000 步开始，每周减 0.5 kg 左右比较稳妥。'],
    1: [
      '体重明显高于你这个身高的理想范围。',
      '选择快走、骑行、游泳等关节压力小的运动，从每次 20 分钟起步；减重前可先咨询医生或营养师。',
    ],
  },
  bmi: {
    low: [
      'BMI 低于正常区间，体重相对身高较轻。',
      '不要跳过正餐，适当增加主食、奶和豆制品，配合力量训练，让增加的体重更多来自肌肉。',
    ],
    3: ['BMI 处于正常区间。', '保持当前饮食与活动量，和体脂率一起看，比只看 BMI 更有参考价值。'],
    4: ['BMI 处于优秀区间。', '继续保持均衡饮食和规律运动，按月回看趋势即可。'],
    2: [
      'BMI 略高，体重相对身高稍重。',
      '结合体脂率一起看：体脂也高，就以有氧加饮食调整为主；体脂不高，可能是肌肉较多。',
    ],
    1: [
      'BMI 明显高，体重相对身高较重。',
      '先定一个小目标，比如三个月减 5% 的体重，循序渐进；如有不适或慢性疾病，请先咨询医生。',
    ],
  },
  bodyFat: {
    low: [
      '体脂率低于同龄同性别的常见范围。',
      '适当增加坚果、鱼类和全蛋等优质脂肪来源，训练后及时补充能量；如果长期如此或感到乏力，请咨询医生。',
    ],
    3: ['体脂率处于正常范围。', '保持力量训练与有氧的搭配，注意睡眠和恢复。'],
    4: ['体脂率处于优秀区间。', '继续保持每周 3 次、每次 30 分钟的中等强度有氧，再加 2 次力量训练，避免平台期。'],
    2: ['体脂率略高于优秀区间。', '每周 3–4 次快走或骑行，少喝含糖饮料，晚餐七分饱，坚持几周再回看趋势。'],
    1: [
      '体脂率明显高于优秀区间。',
      '从每天 20 分钟低强度有氧开始，蔬菜先吃、主食减量，循序渐进，比短期节食更容易坚持。',
    ],
  },
  vfr: {
    4: ['内脏脂肪处于较低水平。', '保持现在的饮食和运动习惯，久坐一小时起来活动几分钟。'],
    3: ['内脏脂肪处于正常水平。', '继续保持每周 150 分钟中等强度运动，少吃夜宵。'],
    2: [
      '内脏脂肪高于优秀区间，脂肪更多堆积在腹部。',
      '减少甜饮、油炸食物和酒，每周 5 次、每次 30 分钟快走，腰围也一起记录。',
    ],
    1: [
      '内脏脂肪处于较高水平。',
      '优先调整晚餐和饮酒，坚持有氧运动，并关注腰围；建议在体检时一起留意血压、血糖和血脂。',
    ],
  },
  bodyAge: {
    4: ['身体年龄比实际年龄年轻不少。', '整体状态不错，保持现在的训练、饮食和睡眠就好。'],
    3: ['身体年龄略低于实际年龄，状态不错。', '保持运动习惯，每周安排 2 次力量训练，有助于维持肌肉量。'],
    2: ['身体年龄与实际年龄相当或略高。', '先从睡足 7 小时和每周 3 次运动开始；身体年龄会随体脂和肌肉一起变化。'],
    1: ['身体年龄高于实际年龄较多。', '不必着急，先挑体脂或肌肉中的一项改善：每天 30 分钟快走，每周 2 次徒手力量。'],
  },
  bmr: {
    1: [
      '基础代谢低于同性别、同年龄、同体重的参考水平。',
      '不要过度节食，保证每餐有蛋白质，每周 3 次力量训练，有助于维持肌肉量。',
    ],
    2: ['基础代谢略低于参考水平。', '增加深蹲、俯卧撑、划船等大肌群练习，睡眠保持规律。'],
    3: ['基础代谢处于正常水平。', '保持力量训练的频率，饮食热量不要长期低于基础代谢。'],
    4: ['基础代谢处于较高水平。', '日常消耗有优势，训练量大时注意补充碳水和水分。'],
  },
  subcutaneousFat: {
    4: ['皮下脂肪处于较低水平。', '保持饮食中适量的优质脂肪，天冷时注意保暖。'],
    3: ['皮下脂肪处于正常水平。', '维持有氧与力量的搭配，按月观察即可。'],
    2: [
      '皮下脂肪略高于正常水平。',
      '每周 3 次、每次 40 分钟的中等强度有氧，配合全身力量训练；局部练习不会单独减掉局部脂肪。',
    ],
    1: ['皮下脂肪处于较高水平。', '先让三餐和每日步数规律起来，再逐步增加运动时长；变化以月为单位，耐心一些。'],
  },
  ssm: {
    1: [
      '骨骼肌低于同性别、同身高的参考水平。',
      '每周 3 次全身力量训练，从徒手深蹲、弹力带划船开始，每餐加一份掌心大小的蛋白质。',
    ],
    2: ['骨骼肌略低于参考水平。', '逐步增加训练重量或次数，把蛋白质分到三餐，睡眠也要跟上。'],
    3: ['骨骼肌处于正常水平。', '保持每周 2–3 次力量训练，注意左右两侧均衡。'],
    4: ['骨骼肌含量高，力量基础好。', '训练计划里留出拉伸和恢复日，让肌肉有时间恢复。'],
  },
  whr: {
    4: ['腰臀比处于优秀区间。', '保持核心训练和规律饮食，定期用软尺量一次腰围。'],
    3: ['腰臀比处于正常范围。', '每周 2 次核心与臀腿训练，上下班多走一段路。'],
    2: ['腰臀比略高，脂肪偏向腹部。', '少喝酒和甜饮，饭后散步 15 分钟，再加每周 2 次全身力量训练。'],
    1: ['腰臀比处于较高水平，脂肪更多在腹部。', '以全身有氧为主，配合臀腿力量训练，同时关注内脏脂肪的变化。'],
  },
  bwp: {
    1: [
      '体水分低于参考范围。',
      '每天少量多次喝水，总量 1.5–1.7 升，出汗多时适量增加；有心脏或肾脏疾病的人，饮水量请遵医嘱。',
    ],
    2: ['体水分略低于参考范围。', '随身带水杯，晨起和运动前后各喝一杯水；增加肌肉也有助于提高水分比例。'],
    3: ['体水分处于正常范围。', '保持现在的饮水习惯，运动时每 15–20 分钟喝几口水。'],
    4: ['体水分充足。', '保持均衡饮食与训练，注意不要在短时间内大量饮水。'],
  },
  pp: {
    1: ['蛋白质比例低于参考范围。', '每餐安排一份鱼、禽、蛋、奶或豆制品，分散到三餐，比集中在一餐更利于身体利用。'],
    2: ['蛋白质比例略低于参考范围。', '早餐加一个鸡蛋或一杯牛奶，并搭配每周 2 次力量训练。'],
    3: ['蛋白质比例处于正常范围。', '继续保持三餐都有优质蛋白，食材来源多样一些。'],
    4: ['蛋白质比例充足。', '保持当前饮食即可，不需要额外补充蛋白粉；有肾脏疾病的人请遵医嘱。'],
  },
  bmd: {
    1: [
      '骨量低于同性别、同体重的参考水平。',
      '每天保证奶或豆制品，适当晒太阳，安排快走、爬楼梯等负重运动；如有疑问可在体检时检查骨密度。',
    ],
    2: ['骨量略低于参考水平。', '每天 300 毫升奶，每周 3 次负重或力量运动，少喝浓茶和碳酸饮料。'],
    3: ['骨量处于正常水平。', '保持户外活动和力量训练，有助于维持骨量。'],
    4: ['骨量处于较高水平。', '这是很好的基础，保持均衡饮食和规律运动即可。'],
  },
}

const MEASURE_ALIKE = '每次固定时间、空腹、光脚测，数据更好对比；坚持记录几周，趋势会更清楚。'

/** Texts for a value without a rating. */
export const UNRATED = ['这次测量暂无评级，可以先看数值和趋势。', MEASURE_ALIKE] as const
/** Texts for a value rated 风险 or 警戒 whose direction (too low or too high) is unknown. */
export const OUTSIDE = ['这次的数值略有偏离，先看看近期趋势。', MEASURE_ALIKE] as const
/** Replaces the advice for members under 18. */
export const MINOR_ADVICE =
  '成长阶段请保证三餐、睡眠和每天 1 小时的户外活动，不建议自行节食；有疑问可以和家长一起咨询医生。'
/** Disclaimer below the guidance. */
export const NOTE = '评级和建议适用于 18 岁及以上的成年人，孕期、哺乳期除外；体脂秤数据为估算值，不能代替医生的诊断。'

/**
 * Texts 分析 and 建议 by body form code 0–11: neutral, always with a next step. The form is derived
 * from BMI and body fat, so the texts claim no measurement of muscle.
 */
export const FORM_GUIDANCE: readonly (readonly [analysis: string, advice: string])[] = [
  ['体重和体脂都低于常见范围，身体储备偏少。', '三餐规律、适当加餐，配合轻量力量训练，先把体重和体能稳住。'],
  ['体重略轻，体脂在合适范围附近。', '增加优质蛋白，每周做 2 次力量训练，让身体更有力。'],
  ['身形纤细，体脂适中。', '保持饮食节奏，每周加 2 次全身力量训练，从徒手动作开始就好。'],
  ['体脂较低，身形精干。', '注意训练后的恢复、睡眠和能量补充，给身体留出余量。'],
  ['体重略高而体脂适中，这样的体型常见于长期训练的人。', '继续力量与有氧的搭配，每周留 1–2 天恢复。'],
  ['体重与体脂都在合适区间，比例匀称。', '保持每周 3 次运动和规律作息，按月回看趋势即可。'],
  ['体脂适中，身形结实，常见于有训练基础的人。', '训练计划可以多关注灵活性与恢复，减少劳损。'],
  ['体重和体脂略高。', '每天多走 2000 步，晚餐少一点主食，坚持几周再回看趋势。'],
  ['体脂较高，日常活动的负担会大一些。', '从每天 20 分钟低强度有氧开始，循序渐进；减重前可先咨询医生或营养师。'],
  ['体重较高，体脂并不突出，可能与骨架或肌肉有关。', '关注腰围和内脏脂肪，保持力量训练并适当增加有氧。'],
  ['BMI 不高，但体脂较高。', '以力量训练为主、有氧为辅，每餐加一份优质蛋白，循序渐进。'],
  ['体重不低而体脂较低，这样的体型常见于经常做力量训练的人。', '训练强度大时注意补充碳水和水分，安排好恢复日。'],
]
