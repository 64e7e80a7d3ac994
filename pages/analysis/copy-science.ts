import type { MetricKey } from '#shared/health/metrics.ts'

/** What each number is, in calm sentences; the member's own range is added behind it. The usual fat of men and women is
 *  BODY_FAT_RANGES of shared/health/levels.ts; people who sit a lot spend 1.40–1.69 times
 *  their resting metabolism in a day (FAO/WHO/UNU 2001), so it is 59–71 % of that. */
export const SCIENCE: Record<MetricKey, string> = {
  weight:
    '体重是骨骼、肌肉、脂肪、水分与脏器的总和，一天之内波动 1 kg 左右很常见。固定在晨起空腹时测量，更容易看清变化的方向。',
  bodyAge:
    '身体年龄由体脂、肌肉、基础代谢等指标综合推算，反映身体状态更接近哪个年龄段。它与实际年龄相差几岁属于常见情况。',
  bmi: 'BMI 是体重（kg）除以身高（m）的平方，用来粗略判断体重与身高是否匹配。它不区分肌肉与脂肪，肌肉较多的人数值可能较大。',
  bt: '身体类型由 BMI 与体脂率共同判定。BMI 相同的两个人，肌肉和脂肪的比例不同，体型也会不同。',
  bodyFat:
    '体脂率是脂肪重量占体重的比例。适量脂肪负责储能、保温和保护脏器，所需比例因性别而异：男性多在 10%–20%，女性多在 18%–28%，并随年龄略有上升。',
  vfr: '内脏脂肪分布在腹腔脏器周围，等级越高，腹腔里的脂肪越多。体重相近的人，内脏脂肪也可能相差不少，它与饮食、饮酒和活动量关系密切。',
  bmr: '基础代谢是安静状态下维持呼吸、心跳和体温一天所需的热量，活动不多的人，一天消耗的六成左右来自它。肌肉越多，基础代谢通常越高。',
  subcutaneousFat: '皮下脂肪位于皮肤下方，起到保温和缓冲的作用，多分布在腰腹、臀部和大腿。它变化较慢，适合按月观察。',
  ssm: '骨骼肌附着在骨骼上，负责站立、行走和发力，是可以通过训练增加的肌肉。活动时消耗的热量大多来自它。',
  whr: '腰臀比是腰围与臀围的比值，反映脂肪更多分布在腹部还是臀腿。数值由体脂秤估算，可以用软尺实测做参考。',
  bwp: '体水分是身体水分占体重的比例，肌肉含水多、脂肪含水少。饮水、出汗和测量时间都会让它小幅波动。',
  pp: '蛋白质是肌肉、酶和抗体的组成材料，体内比例受饮食摄入和肌肉量影响。它变化缓慢，适合看几周以来的趋势。',
  bmd: '骨量是骨骼中矿物质的估算重量，成年后变化很慢，与医院检查的骨密度不是同一个指标。负重运动、足够的钙和适量日晒有助于维持骨量。',
}
