import { parseArgs } from 'node:util'
import { told } from '#scripts/base/command-line.ts'
import { type Answers, type Kind, SHARES, type Share } from './answers.ts'
import { ImportError } from './import-error.ts'
import type { Mode } from './store.ts'
import { isMassUnit } from './units.ts'

const shares = Object.keys(SHARES) as Share[]
const KINDS = ['percent', 'mass']
const ORDERS = ['dmy', 'mdy'] as const

const wrong = (words: string) => new ImportError(`${words}（--help 有说明）`)

/** The command's arguments. @throws ImportError that names the one that is wrong */
export function importOptions(args: string[]) {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        member: { type: 'string', default: '1001' },
        unit: { type: 'string' },
        fat: { type: 'string' },
        water: { type: 'string' },
        muscle: { type: 'string' },
        skeletal: { type: 'string' },
        protein: { type: 'string' },
        dates: { type: 'string' },
        person: { type: 'string' },
        db: { type: 'string', default: '.data/service.sqlite' },
        'dry-run': { type: 'boolean', default: false },
        replace: { type: 'boolean', default: false },
        merge: { type: 'boolean', default: false },
        strict: { type: 'boolean', default: false },
      },
    })
    const [file, ...more] = positionals
    const { unit, replace, merge, person } = values
    if (file === undefined) throw wrong('没有写要导入的文件：npm run import -- 文件.csv')
    if (more.length > 0) throw wrong(`一次只导入一个文件，多了 ${more.join(' ')}`)
    if (replace && merge) throw wrong('--replace 和 --merge 只能选一个')
    if (unit !== undefined && !isMassUnit(unit)) throw wrong(`--unit 要是 kg、lb、st 或 jin：${unit}`)
    const dates = ORDERS.find((order) => order === values.dates)
    if (dates === undefined && values.dates !== undefined) throw wrong(`--dates 要是 dmy 或 mdy：${values.dates}`)
    const kinds: Partial<Record<Share, Kind>> = {}
    for (const share of shares) {
      const kind = values[share]
      if (kind === undefined) continue
      if (!KINDS.includes(kind)) throw wrong(`--${share} 要是 percent 或 mass：${kind}`)
      kinds[share] = kind as Kind
    }
    const answers: Answers = { unit, kinds, dates, persons: person?.split(','), isStrict: values.strict }
    const mode: Mode | undefined = replace ? 'replace' : merge ? 'merge' : undefined
    return { file, mode, memberNo: values.member, path: values.db, isTrial: values['dry-run'], answers } as const
  } catch (error) {
    if (error instanceof ImportError) throw error
    throw new ImportError(told(error as NodeJS.ErrnoException))
  }
}
