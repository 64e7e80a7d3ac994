import { getAge, type Member } from '#scripts/local-service/members.ts'
import { countDays } from '#shared/format/calendar-days.ts'
import { round } from '#shared/format/numbers.ts'
import { type Body, isMinor, parseSex, type Sex } from '#shared/health/body.ts'
import { getFormName } from '#shared/health/body-form.ts'
import { toScaleValue } from '#shared/health/measured.ts'
import { getDecimals } from '#shared/health/metrics.ts'
import { getLevel, getSegmentLevel, getWeightStandard, type Level, toGridCode } from './levels.ts'
import { METRICS, type Metric, type Part, type ScaleRecord, SEGMENTS, type Segments } from './records.ts'

/** The body that a record measured, with the age on that day. */
export const getBody = (member: Member, measuredAt: string, weightKg?: number): Body => ({
  sex: parseSex(member.gender),
  age: getAge(member.birthday, measuredAt),
  heightCm: member.heightCm,
  weightKg,
})

/** Direction (1 up, -1 down, 0 none) and size of the change from one value to the next. */
export function getChange(before: number, after: number, decimals = 1) {
  const difference = round(after - before, decimals)
  return { trend: Math.sign(difference), value: Math.abs(difference) }
}

/**
 * The body-fat record in the pages' format. `history` has the member's confirmed records, newest
 * first, including `record`. A metric without a value is null; trend and changeValue are null
 * without a previous value.
 */
export function formatRecord(
  member: Member,
  history: readonly ScaleRecord[],
  record: ScaleRecord,
  unconfirmedCount: number,
) {
  const body = getBody(member, record.measuredAt, record.weight)
  const older = history.slice(history.indexOf(record) + 1)
  const form = getBodilyForm(record.btCode, body.sex)
  const segments = record.segments ? formatSegments(JSON.parse(record.segments), body) : null
  return {
    no: record.no,
    scaleType: record.scaleType,
    date: record.measuredAt,
    unconfirmedCount,
    originWeight: history.at(-1)!.weight,
    weight: record.weight,
    targetWeight: member.targetWeight,
    ...getWeightChange(record, older),
    score: record.score,
    scoreAnalysis: isMinor(body) ? null : getScoreAnalysis(record.score, (metric) => getLevel(metric, record, body)),
    bt: form?.name ?? null,
    btCode: record.btCode,
    bodilyForm: form,
    weightStandard: getWeightStandard(body),
    ...Object.fromEntries(METRICS.map((metric) => [metric, formatMetric(metric, record, older[0], body)])),
    muscleItem: segments && summarizeSegments(segments, 'Muscle', body),
    fatItem: segments && summarizeSegments(segments, '', body),
    ...segments,
  }
}

function formatMetric(metric: Metric, record: ScaleRecord, previous: ScaleRecord | undefined, body: Body) {
  const value = record[metric]
  if (value === null) return null
  const before = previous?.[metric] ?? null
  const change = before === null ? undefined : getChange(before, value, getDecimals(metric))
  return {
    value,
    trend: change?.trend ?? null,
    changeValue: change?.value ?? null,
    rateCode: toGridCode(getLevel(metric, record, body)),
  }
}

/**
 * kg (negative = lighter) against the oldest record of the last 7 days, else against the record
 * before; 0 days is today.
 */
function getWeightChange(record: ScaleRecord, older: readonly ScaleRecord[]) {
  const getDays = ({ measuredAt }: ScaleRecord) => countDays(measuredAt, record.measuredAt) ?? 0
  const base = older.findLast((other) => getDays(other) <= 7) ?? older[0]
  if (!base) return { weightChangeValue: 0, weightChangeDay: 0 }
  return { weightChangeValue: round(record.weight - base.weight, 2), weightChangeDay: getDays(base) }
}

const INTROS: readonly string[] = [
  '体重与体脂都低于常见范围。三餐规律、适当加餐，再配合轻量力量训练，体能会慢慢回来。',
  '体重略低，体脂在合适范围。可以增加优质蛋白和力量训练，让身体更有力。',
  '身形纤细，体脂适中。保持现在的饮食节奏，每周加 2 次力量训练就好。',
  '体脂较低，身形精干。注意训练后的恢复与睡眠，给身体留出余量。',
  '体重略高但肌肉充足，体脂适中，是长期训练带来的状态。继续保持力量与有氧的搭配。',
  '体重与体脂都合适，线条匀称。保持每周 3 次力量训练，状态会更稳定。',
  '体脂适中，身形结实。训练计划可以更关注灵活性与恢复。',
  '体重和体脂略高。每天多走 2000 步，晚餐少一点主食，坚持几周再回看趋势。',
  '体脂较高。从每天 20 分钟的低强度有氧开始，循序渐进，比短期节食更容易坚持。',
  '体重较高，体脂并不突出。建议关注腰围，保持力量训练，并适当增加有氧。',
  '体重在正常范围，体脂偏高。以力量训练为主，每餐加一份优质蛋白，循序渐进。',
  '体脂低、肌肉含量高，力量基础好。训练强度较大时，注意补充碳水和水分。',
]

/** The form of a code, with the name that pages give it; null for an unknown code. */
function getBodilyForm(code: number | null, sex: Sex) {
  const name = getFormName(code, sex)
  return code === null || name === undefined ? null : { code, name, intro: INTROS[code]! }
}

/** First sentence by the score bands (70, 80, 90). */
const OPENINGS: readonly { from: number; text: string }[] = [
  { from: 90, text: '各项指标都很均衡，身体状态非常好。' },
  { from: 80, text: '各项指标整体平稳。' },
  { from: 70, text: '多数指标在合适范围，个别项目需要留意。' },
  { from: 0, text: '有几项指标偏离常见范围，可以从小的改变开始。' },
]

/** Second sentence: the first of these that holds. */
const REMARKS: readonly { metric: Metric; level: Level; text: string }[] = [
  { metric: 'vfr', level: 1, text: '内脏脂肪偏高，减少甜饮和夜宵、坚持快走，会先从腰腹见效。' },
  { metric: 'bodyFat', level: 1, text: '体脂偏高，每周 3 次中等强度有氧，配合力量训练会有帮助。' },
  { metric: 'bodyFat', level: -1, text: '体脂偏低，注意三餐规律，给身体足够的能量。' },
  { metric: 'ssm', level: -1, text: '骨骼肌偏少，适当增加力量训练和优质蛋白。' },
  { metric: 'bmr', level: -1, text: '基础代谢低于同龄人，适当增加力量训练，有助于提升评分。' },
  { metric: 'bwp', level: -1, text: '体水分偏低，少量多次喝水，睡前一小时适当减少。' },
  { metric: 'bmi', level: -1, text: '体重偏轻，可以在训练后加一份餐食。' },
  { metric: 'bmi', level: 1, text: '体重高于标准，循序渐进地增加活动量就好。' },
]

const KEEP = '保持现在的作息和训练节奏就很好。'

function getScoreAnalysis(score: number | null, getMetricLevel: (metric: Metric) => Level | undefined) {
  const displayed = toScaleValue(score)
  if (displayed === undefined) return null
  const opening = OPENINGS.find(({ from }) => displayed >= from)?.text ?? ''
  return opening + (REMARKS.find(({ metric, level }) => getMetricLevel(metric) === level)?.text ?? KEEP)
}

/**
 * Segments as pages get them: kg, percent of standard, -1 low / 0 standard / 1 high (null for
 * minors).
 */
export const formatSegments = (segments: Segments, body: Body) =>
  Object.fromEntries(
    SEGMENTS.map((part, index) => {
      const [muscleOrFatMass, muscleOrFatRate] = segments[index]!
      const rateCode = getSegmentLevel(part, muscleOrFatRate, body)
      return [part, { muscleOrFatMass, muscleOrFatRate, rateCode }]
    }),
  ) as Record<(typeof SEGMENTS)[number], { muscleOrFatMass: number; muscleOrFatRate: number; rateCode: Level | null }>

const TEXTS = {
  Muscle: {
    upper: '上肢力量略弱，可以从弹力带划船和跪姿俯卧撑开始。',
    body: '躯干肌肉偏少，平板支撑与臀桥能帮助稳住核心。',
    lower: '下肢肌肉偏少，深蹲和台阶练习是简单有效的选择。',
    uneven: '左右两侧略有差别，单侧训练时从较弱的一边开始。',
    even: '肌肉分布均衡，左右对称。保持现在的训练安排就很好。',
  },
  '': {
    upper: '上肢脂肪偏高，划船机和游泳能同时照顾手臂与心肺。',
    body: '脂肪主要集中在躯干，四肢分布均衡。核心训练配合有氧，有助于改善腰腹围度。',
    lower: '下肢脂肪偏高，快走、骑行这类低冲击有氧比较合适。',
    uneven: '左右两侧略有差别，拉伸和单侧训练可以慢慢拉平。',
    even: '脂肪分布均衡，继续保持规律的饮食和活动。',
  },
} as const

/** Mean percent of arms and of legs, percent of the trunk, and for adults what it means. */
function summarizeSegments(segments: ReturnType<typeof formatSegments>, kind: 'Muscle' | '', body: Body) {
  const getRate = (part: Part) => segments[`${part}${kind}`].muscleOrFatRate
  const [leftArm, rightArm, leftLeg, rightLeg] = (['leftArm', 'rightArm', 'leftLeg', 'rightLeg'] as const).map(getRate)
  const upperLimbRate = round((leftArm! + rightArm!) / 2, 1)
  const lowerLimbRate = round((leftLeg! + rightLeg!) / 2, 1)
  const bodyRate = getRate('allBody')
  const isUneven = Math.abs(leftArm! - rightArm!) > 10 || Math.abs(leftLeg! - rightLeg!) > 10
  const getMeanLevel = (rate: number) => getSegmentLevel(`allBody${kind}`, rate, body)
  const notable = kind === 'Muscle' ? -1 : 1
  const texts = TEXTS[kind]
  let intro: string = isUneven ? texts.uneven : texts.even
  if (getMeanLevel(lowerLimbRate) === notable) intro = texts.lower
  if (getMeanLevel(upperLimbRate) === notable) intro = texts.upper
  if (getMeanLevel(bodyRate) === notable) intro = texts.body
  return { upperLimbRate, bodyRate, lowerLimbRate, intro: isMinor(body) ? null : intro }
}
