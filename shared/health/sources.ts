import type { MetricKey } from './metrics.ts'

/**
 * Method of a scale: direct measurement, computation from weight and height, or estimate from
 * impedance.
 */
type Origin = 'measured' | 'computed' | 'estimated'

interface Source {
  origin: Origin
  /** Source of the band edges, by name and year, or a note that the product sets them. */
  bands: string
}

const OWN = '区间由本产品设定。'
const BMI = '18.5、24、28 见《成人体重判定》（WS/T 428—2013），21.5 由本产品设定。'

/** Source of each metric's value and bands. */
export const SOURCES: Record<MetricKey, Source> = {
  weight: { origin: 'measured', bands: `BMI 分级乘以身高的平方。${BMI}` },
  bmi: { origin: 'computed', bands: BMI },
  bodyAge: { origin: 'estimated', bands: `以实际年龄和相差 3 岁为界，${OWN}` },
  bt: { origin: 'estimated', bands: '由 BMI 与体脂率共同判定，划分由本产品设定。' },
  bodyFat: {
    origin: 'estimated',
    bands: `按性别和年龄划分，${OWN}年龄分组与 Gallagher 等（2000）相同，界线不同。`,
  },
  vfr: { origin: 'estimated', bands: `等级没有统一的医学标准，${OWN}` },
  bmr: {
    origin: 'estimated',
    bands:
      '按性别、年龄和体重计算。斜率和最高一条线取自 FAO/WHO/UNU（1985）18–30 岁和 30–60 岁的公式，其中 30 岁起的女性 820 由本产品设定（原为 829）；较低的两条线由本产品设定。',
  },
  subcutaneousFat: { origin: 'estimated', bands: `按性别划分，${OWN}` },
  ssm: { origin: 'estimated', bands: `按性别和身高划分，取总肌肉量区间的 55%，${OWN}` },
  whr: { origin: 'estimated', bands: `按性别划分，${OWN}WHO 专家磋商（2008）的风险界线为男 0.90、女 0.85。` },
  bwp: { origin: 'estimated', bands: `按性别划分，${OWN}` },
  pp: { origin: 'estimated', bands: `秤给出的蛋白质标准下限的 95%、下限与上限的 105%，${OWN}` },
  bmd: { origin: 'estimated', bands: `按性别和体重划分，${OWN}` },
}

/** Explanation of each method. */
export const ORIGINS: Record<Origin, string> = {
  measured: '由秤直接测得。',
  computed: '由体重和身高计算。',
  estimated: '由秤根据身体对微弱电流的阻抗，结合性别、年龄、身高和体重估算，不是直接测得。',
}

/** Conditions under which a scale's values are unreliable. */
export const NOT_TO_TRUST =
  '运动或洗浴后、发热、脱水、刚吃过饭时，数值可能不准；孕期数据仅供参考。装有心脏起搏器等植入式电子设备的人不要做阻抗测量。'
