import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { isFresh, openDatabase, seed } from '#scripts/service/database.ts'
import { memberByNo } from '#scripts/service/members.ts'
import { ImportError } from './import-error.ts'
import { decode } from './read-csv.ts'
import { replaceHistory } from './store.ts'
import { readWeighIns } from './weigh-ins.ts'

const USAGE = '用法：npm run import -- 文件.csv [--member 1001] [--unit kg|lb] [--db .data/service.sqlite]'

/** Run the import with command-line arguments; returns what to print. Throws ImportError before the database changes. */
export function runImport(args: string[], now: number): string {
  const { file, member: memberNo, unit, db: path } = options(args)
  const { format, weighIns, skipped } = readWeighIns(decode(bytesOf(file)), { unit, now })

  const db = openDatabase(path)
  try {
    if (isFresh(db)) seed(db)
    const member = memberByNo(db, memberNo)
    if (!member) throw new ImportError(`没有编号为 ${memberNo} 的成员`)
    replaceHistory(db, member, weighIns)
    const [first, last] = [weighIns[0]!, weighIns[weighIns.length - 1]!].map(({ measuredAt }) =>
      measuredAt.slice(0, 10),
    )
    const note = skipped > 0 ? `，跳过 ${skipped} 行（没有体重或同一分钟重复）` : ''
    return `已把 ${format} 的 ${weighIns.length} 条记录（${first} 至 ${last}）导入为 ${member.nickname} 的历史${note}`
  } finally {
    db.close()
  }
}

function options(args: string[]) {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        member: { type: 'string', default: '1001' },
        unit: { type: 'string', default: 'kg' },
        db: { type: 'string', default: '.data/service.sqlite' },
      },
    })
    const [file, ...more] = positionals
    const { unit } = values
    if (file === undefined || more.length > 0 || (unit !== 'kg' && unit !== 'lb')) throw new ImportError(USAGE)
    return { ...values, unit, file } as const
  } catch {
    throw new ImportError(USAGE)
  }
}

function bytesOf(file: string): Uint8Array {
  try {
    return readFileSync(file)
  } catch {
    throw new ImportError(`无法读取文件：${file}`)
  }
}
