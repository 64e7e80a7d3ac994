import type { Letter } from '#shared/health/score.ts'
import type { DimensionKey } from './model.ts'

interface DimensionTexts {
  /** Meaning of the grade, and the next step. */
  grade: Record<Letter, string>
  /** Background knowledge: for grades C and B, and for A and above. */
  knowledge: readonly [basic: string, advanced: string]
}

/**
 * Texts of the ability report. A grade is a letter only, so a text names possible causes and usual
 * effects, and makes no finding and no promise (tests/unit/pages/evaluation-report.test.ts checks
 * both). 150 minutes a week and 2 strength days: WHO guidelines on physical activity, 2020.
 */
export const DIMENSION_TEXTS: Record<DimensionKey, DimensionTexts> = {
  cardiorespiratory_capacity: {
    grade: {
      C: '心肺耐力还有较大的提升空间，可能与平时有氧运动较少有关。可以从每周 3 次、每次 20 分钟的快走开始。',
      B: '心肺耐力还有提升空间。规律的有氧训练通常有助于改善，可以试着稳定在每周 3 次。',
      A: '心肺表现不错。身体适应之后，可以每周加入一次间歇训练。',
      S: '心肺耐力处于较高水平。每周 150 分钟左右的中等强度有氧，通常有助于保持。',
      SSS: '心肺耐力非常出色。高强度训练之间安排轻松日，让身体有时间恢复。',
    },
    knowledge: [
      '较好的心肺耐力通常让爬楼、快走更轻松，也与较低的心血管疾病风险有关。',
      '判断强度有个简单办法：运动时能说完整的句子、但唱不了歌，就是中等强度。',
    ],
  },
  muscular_endurance: {
    grade: {
      C: '力量还有较大的提升空间，可能与平时力量训练较少有关。可以从靠墙静蹲和跪姿俯卧撑开始，每周练 2 次。',
      B: '力量还有提升空间。每个动作做 2–3 组，最后几次感到吃力就好。',
      A: '力量水平良好。动作稳定之后，可以试着逐步增加一点阻力。',
      S: '力量处于较高水平。可以加入单侧训练，兼顾左右两侧。',
      SSS: '力量表现非常出色。训练之外，留意恢复和蛋白质的补充。',
    },
    knowledge: ['每周 2–3 次力量训练，通常有助于延缓肌肉流失、维持基础代谢。', '同一块肌肉练完，建议歇 48 小时再练。'],
  },
  flexibility: {
    grade: {
      C: '柔韧性还有较大的提升空间，可能与久坐或较少拉伸有关。可以每天做 5 分钟大腿后侧与髋部拉伸，以不痛为度。',
      B: '柔韧性还有提升空间。规律拉伸通常有助于改善，可以在训练后留出 10 分钟。',
      A: '柔韧性良好。保持拉伸习惯，多照顾肩和髋。',
      S: '柔韧性处于较高水平。拉伸之外，可以加一些稳定训练。',
      SSS: '柔韧性非常出色。继续保持，同时可以用力量训练照顾关节的稳定。',
    },
    knowledge: [
      '静态拉伸每个动作可以保持 20–30 秒，缓慢进行，一般比弹振式更稳妥。',
      '一般建议先热身再拉伸，不要一上来就压腿。',
    ],
  },
  action_standard: {
    grade: {
      C: '动作标准度还有较大的提升空间，可能与动作生疏或强度偏高有关。可以先放慢速度、减小幅度，跟着示范练习。',
      B: '动作标准度还有提升空间。感到疲劳时可以每组少做两次，先保证质量。',
      A: '动作比较规范。可以对着镜子看看膝盖与脚尖的方向是否一致。',
      S: '动作很标准。可以尝试更复杂的组合动作。',
      SSS: '动作标准度非常出色。可以循序渐进地增加难度。',
    },
    knowledge: [
      '先把动作做准，再增加重量，通常更有助于练到目标部位、减少受伤。',
      '呼吸也是动作的一部分：一般用力时呼气，还原时吸气，不要憋气。',
    ],
  },
  posture_posture: {
    grade: {
      C: '体态还有较大的改善空间，可能与久坐、久看屏幕等习惯有关。可以多做开肩和核心训练；如有疼痛，先咨询医生。',
      B: '体态还有改善空间，可能与久坐有关。可以每天做几分钟靠墙站立和开肩。',
      A: '体态良好。训练时可以留意两侧发力是否一致。',
      S: '体态保持得很好。可以继续保持核心训练。',
      SSS: '体态非常出色。保持现在的习惯就好。',
    },
    knowledge: [
      '久坐时，可以每 45 分钟起身活动 2 分钟，通常有助于缓解肩颈紧张。',
      '把屏幕抬到与视线大致齐平，通常有助于减轻颈部的负担。',
    ],
  },
  body_composition: {
    grade: {
      C: '身体成分还有较大的调整空间，可能与饮食、睡眠或运动习惯有关。可以先稳住三餐和睡眠，再慢慢增加运动量。',
      B: '身体成分还有调整空间。力量训练配合适量有氧，通常有助于改善，快慢因人而异。',
      A: '身体成分良好。保持饮食节奏，可以每周安排一次力量训练。',
      S: '身体成分控制得很好。保持现在的训练和作息就好。',
      SSS: '身体成分非常出色。不必追求更低的数字。',
    },
    knowledge: [
      '身体成分可以和体重一起看，建议每周固定时间测量一次。',
      '尽量在相同条件下测量，例如早晨空腹时，数字更便于比较。',
    ],
  },
}
