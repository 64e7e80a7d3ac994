/** How hard a step is: 1 rest, 2 easy, 3 work, 4 all out. */
export type Intensity = 1 | 2 | 3 | 4

/**
 * The service tells no intensity; a step's name does, in the words courses use for their parts. The first row that fits decides: 组间休息 is rest though
 * it names a set, 放松 is easy whatever is stretched. A name that says nothing is work.
 */
const WORDS: readonly (readonly [RegExp, Intensity])[] = [
  [/休息|间歇期|喝水|补水/, 1],
  [/热身|拉伸|放松|伸展|舒展|呼吸|冥想|环绕|整理|冷身|前屈|侧屈|侧腰|猫牛|下犬|婴儿式/, 2],
  [/跳|冲刺|波比|登山|高抬腿|全力|极限|爆发|挑战|冲击|HIIT|Tabata/i, 4],
]

/** @param name of a step, as the service writes it */
export const intensityOf = (name: string): Intensity => WORDS.find(([words]) => words.test(name))?.[1] ?? 3

/** How high a step is drawn, in percent of the hardest. */
export const HEIGHTS = { 4: 100, 3: 68, 2: 38, 1: 14 } as const

/** Where the rhythm of a course is from, as it is said beside it. */
export const ESTIMATED = '按小节名称估算'
