/** The four lists of words (query-all-lov-group). A word's code is its place in the list, counted from 1. */
export const ENUMS = {
  COURSE_CHARACTERISTIC: [
    '高效燃脂',
    '全身塑形',
    '低噪音',
    '零跳跃',
    '膝盖友好',
    '碎片时间',
    '改善体态',
    '缓解久坐',
    '增强心肺',
    '睡前放松',
  ],
  COURSE_TRAINING_SITE: ['臀腿', '背部', '肩部', '核心', '胸部', '手臂', '全身', '髋部', '颈部'],
  COURSE_INSTRUMENT: ['哑铃', '瑜伽垫', '弹力带', '力量镜', '壶铃', '泡沫轴', '健身椅', '徒手'],
  COURSE_DIFFICULTY: ['零基础', '初级', '进阶', '强化', '挑战'],
} as const
