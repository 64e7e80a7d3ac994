import type { Member } from '#scripts/workbench/service/members.ts'
import { type LeftOut, leftOutLines } from './left-out.ts'
import type { Before, Mode, Stored } from './store.ts'
import type { Reading } from './weigh-ins.ts'

interface Done {
  reading: Reading
  odd: LeftOut
  /** How many weigh-ins shared a minute with a fuller or later one. */
  merged: number
  stored: Stored
  /** Days of the first and the last weigh-in; undefined where nothing was left. */
  span: readonly [string, string] | undefined
  member: Member
  mode: Mode
  isTrial: boolean
}

/** The report of an import, line by line: how many rows were taken, merged, left out and derived, and why. */
export function report({ reading, odd, merged, stored, span, member, mode, isTrial }: Done): string {
  const { format, rows, empty, interpolated, ignored, bad, others } = reading
  const days = span ? `（${span[0]} 至 ${span[1]}）` : ''
  const what = mode === 'merge' ? '并入' : '导入为'
  const left = [
    [empty, '没有体重'],
    [interpolated, '体重是推算的，不是测量的'],
    [others, '是另一个人的记录'],
    [bad.count, '读不出来'],
    [odd.count, '不可能是本人的体重'],
    [stored.kept, '这一分钟已有记录'],
  ] as const
  const leftOut = left.filter(([count]) => count > 0)
  const sum = leftOut.reduce((total, [count]) => total + count, 0)
  const derived = [...stored.derived].map(([name, count]) => `${name} ${count} 条`)
  return [
    `${isTrial ? '试运行，没有写入：将' : '已'}把 ${format} 的 ${stored.written} 条记录${days}${what} ${member.nickname} 的历史`,
    `读到 ${rows} 行：采用 ${stored.written}，合并 ${merged}${merged > 0 ? '（同一分钟只留最完整的一条）' : ''}，排除 ${sum}`,
    ...leftOut.map(([count, why]) => `  排除 ${count} 行：${why}`),
    ...[bad, odd].flatMap(leftOutLines).map((line) => `    ${line}`),
    ...(derived.length > 0 ? [`推算：${derived.join('、')}`] : []),
    ...(ignored.length > 0 ? [`没有读取的列：${ignored.join('、')}`] : []),
  ].join('\n')
}

/** What a replacement would delete, for the question before it. */
export const beforeText = ({ nickname }: Member, { count, from, to, lost, measured }: Before): string =>
  `${nickname} 已有 ${count} 条历史（${from} 至 ${to}）。替换后全部由文件取代：其中 ${lost} 条的时间不在文件里，会丢失` +
  `${measured > 0 ? `；${measured} 条带有节段或评分，也会丢失` : ''}。`
