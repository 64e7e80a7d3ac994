import type { DatabaseSync } from 'node:sqlite'
import { isFresh, openDatabase, seed } from '#scripts/workbench/service/database.ts'
import { type Member, memberByNo } from '#scripts/workbench/service/members.ts'
import { ImportError } from './import-error.ts'
import { leftOutLines } from './left-out.ts'
import { importOptions } from './options.ts'
import { beforeText, report } from './report.ts'
import { openStage, type Stage } from './stage.ts'
import { historyBefore, type Mode, store } from './store.ts'
import { openText } from './text-file.ts'
import { readWeighIns } from './weigh-ins.ts'

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
    return note + report({ reading, merged, odd: stage.odd, stored, span: stage.span(), member, mode, isTrial })
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
  const words = beforeText(member, before)
  if (chosen === 'merge') return { mode: chosen, note: '' }
  if (chosen) return { mode: chosen, note: `${words}\n` }
  if (isTrial) return { mode: 'replace' as const, note: `${words}（--merge 只补上缺少的）\n` }
  if (!ask) throw new ImportError(`${words}\n请加上 --replace（替换）或 --merge（保留现有记录，只补上缺少的）`)
  const answer = (await ask(`${words}\n替换（r）、合并（m）还是取消（回车）？`)).trim().toLowerCase()
  if (answer === 'r') return { mode: 'replace' as const, note: '' }
  if (answer === 'm') return { mode: 'merge' as const, note: '' }
  throw new ImportError('已取消，没有改动')
}
