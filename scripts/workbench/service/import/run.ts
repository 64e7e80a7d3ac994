import type { DatabaseSync } from 'node:sqlite'
import { isFresh, openDatabase, seed } from '#scripts/workbench/service/database.ts'
import { type Member, memberByNo } from '#scripts/workbench/service/members.ts'
import { ImportError, leftOutLines } from './import-error.ts'
import { importOptions, type Mode } from './options.ts'
import { openStage, type Stage } from './stage.ts'
import { historyBefore, type Stored, store } from './store.ts'
import { openText } from './text-file.ts'
import { type Reading, readWeighIns } from './weigh-ins.ts'

/** Asks the person at the terminal; undefined without a terminal. */
export type Ask = ((question: string) => Promise<string>) | undefined

/** Run the import with command-line arguments; returns what to print. Throws ImportError before the database changes. */
export async function runImport(args: string[], now: number, ask?: Ask): Promise<string> {
  const { file, memberNo, path, isTrial, mode: chosen, answers } = importOptions(args)
  const stage = openStage()
  let db: DatabaseSync | undefined
  try {
    const reading = await readWeighIns(openText(file).chunks, { ...answers, now }, stage.take)
    const merged = stage.settle()
    if (stage.count() === 0)
      throw new ImportError(['文件里没有可用的体重记录', ...[reading.bad, stage.odd].flatMap(leftOutLines)].join('\n'))
    db = openDatabase(path)
    if (isFresh(db)) seed(db)
    const member = memberByNo(db, memberNo)
    if (!member) throw new ImportError(`没有编号为 ${memberNo} 的成员`)
    const { mode, note } = await decide(db, member, stage, { chosen, isTrial, ask })
    const stored = store(db, member, stage, mode, isTrial)
    return note + report({ reading, merged, stage, stored, member, mode, isTrial })
  } finally {
    stage.close()
    db?.close()
  }
}

interface Choice {
  chosen: Mode | undefined
  isTrial: boolean
  ask: Ask
}

/** Replace or merge; a history is replaced only on an explicit answer or option. */
async function decide(db: DatabaseSync, member: Member, stage: Stage, { chosen, isTrial, ask }: Choice) {
  const before = historyBefore(db, member, stage)
  if (!before) return { mode: chosen ?? ('replace' as const), note: '' }
  const { count, from, to, lost, measured } = before
  const words =
    `${member.nickname} 已有 ${count} 条历史（${from} 至 ${to}）。替换后全部由文件取代：其中 ${lost} 条的时间不在文件里，会丢失` +
    `${measured > 0 ? `；${measured} 条带有节段或评分，也会丢失` : ''}。`
  if (chosen === 'merge') return { mode: chosen, note: '' }
  if (chosen) return { mode: chosen, note: `${words}\n` }
  if (isTrial) return { mode: 'replace' as const, note: `${words}（--merge 只补上缺少的）\n` }
  if (!ask) throw new ImportError(`${words}\n请加上 --replace（替换）或 --merge（保留现有记录，只补上缺少的）`)
  const answer = (await ask(`${words}\n替换（r）、合并（m）还是取消（回车）？`)).trim().toLowerCase()
  if (answer === 'r') return { mode: 'replace' as const, note: '' }
  if (answer === 'm') return { mode: 'merge' as const, note: '' }
  throw new ImportError('已取消，没有改动')
}

interface Done {
  reading: Reading
  /** How many weigh-ins shared a minute with a fuller or later one. */
  merged: number
  stage: Stage
  stored: Stored
  member: Member
  mode: Mode
  isTrial: boolean
}

/** The report of an import, line by line: how many rows were taken, merged, left out and derived, and why. */
function report({ reading, merged, stage, stored, member, mode, isTrial }: Done): string {
  const { format, rows, empty, interpolated, ignored, bad, others } = reading
  const { odd } = stage
  const span = stage.span()
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
