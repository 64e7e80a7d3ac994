import { parseArgs } from 'node:util'
import { ImportError } from './import-error.ts'
import type { Mode } from './store.ts'

const USAGE =
  '用法：npm run import -- 文件.csv [--member 1001] [--dry-run] [--replace | --merge] [--unit kg|lb] [--db .data/service.sqlite]'

/** The command's arguments. Throws ImportError with the usage for any it does not know. */
export function importOptions(args: string[]) {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        member: { type: 'string', default: '1001' },
        unit: { type: 'string' },
        db: { type: 'string', default: '.data/service.sqlite' },
        'dry-run': { type: 'boolean', default: false },
        replace: { type: 'boolean', default: false },
        merge: { type: 'boolean', default: false },
      },
    })
    const [file, ...more] = positionals
    const { unit, replace, merge } = values
    if (file === undefined || more.length > 0 || (replace && merge)) throw new ImportError(USAGE)
    if (unit !== undefined && unit !== 'kg' && unit !== 'lb') throw new ImportError(USAGE)
    const mode: Mode | undefined = replace ? 'replace' : merge ? 'merge' : undefined
    return { file, unit, mode, memberNo: values.member, path: values.db, isTrial: values['dry-run'] } as const
  } catch {
    throw new ImportError(USAGE)
  }
}
