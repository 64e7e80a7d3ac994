import { parseArgs } from 'node:util'
import { told } from '#scripts/base/command-line.ts'
import { ImportError } from './import-error.ts'
import type { Field } from './layout.ts'
import type { DayOrder } from './moments.ts'
import { isMassUnit, type MassUnit } from './units.ts'

/** What a column without a unit may hold. */
export type Kind = 'percent' | 'mass'

/** The shares of the body that scales tell as a percentage or as a mass, by the option that says which. */
export const SHARES = {
  fat: ['fatPercent', 'subcutaneousFat'],
  water: ['waterPercent'],
  muscle: ['musclePercent'],
  skeletal: ['skeletalPercent'],
  protein: ['proteinPercent'],
} as const satisfies Record<string, readonly Field[]>
export type Share = keyof typeof SHARES
const shares = Object.keys(SHARES) as Share[]

/** The option that a field's kind is told by; undefined for fields of one kind. */
export const shareOf = (field: Field): Share | undefined =>
  shares.find((share) => (SHARES[share] as readonly Field[]).includes(field))

/** What a person says of a file that does not say it itself. */
export interface Answers {
  /** Of the weight and every other mass whose column names none. */
  unit?: MassUnit | undefined
  kinds?: Partial<Record<Share, Kind>>
  dates?: DayOrder | undefined
  /** Whose rows are taken from a file of several people, as the file names them. */
  persons?: readonly string[] | undefined
  /** A row that cannot be read refuses the file. */
  isStrict?: boolean
}

/** What has to be said before a file can be read: each question once, by its subject. */
export function openQuestions() {
  const open = new Map<string, string>()
  return {
    unit: () => void open.set('unit', '的表头没有写单位，请加上 --unit kg 或 --unit lb（也可以是 st、jin）'),
    kind: (share: Share, name: string) => {
      if (!open.has(share))
        open.set(share, `没有写“${name}”是百分比还是质量，请加上 --${share} percent 或 --${share} mass`)
    },
    dates: (date: string) => {
      if (!open.has('dates'))
        open.set('dates', `的日期“${date}”分不出日和月，请加上 --dates dmy（日在前）或 --dates mdy（月在前）`)
    },
    persons: (names: Iterable<string>) => {
      const all = [...names]
      open.set('persons', `里有几个人的记录（${all.join('、')}），请加上 --person ${all[0]}，几个都要就用逗号隔开`)
    },
    /** All of them, one a line; undefined when nothing is left open. */
    words: (format: string): string | undefined =>
      open.size > 0 ? [...open.values()].map((words) => `${format} ${words}`).join('\n') : undefined,
  }
}
export type Questions = ReturnType<typeof openQuestions>

/** In place of the history that a member has, or into its gaps. */
export type Mode = 'replace' | 'merge'

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
      if (kind !== 'percent' && kind !== 'mass') throw wrong(`--${share} 要是 percent 或 mass：${kind}`)
      kinds[share] = kind
    }
    const answers: Answers = { unit, kinds, dates, persons: person?.split(','), isStrict: values.strict }
    const mode: Mode | undefined = replace ? 'replace' : merge ? 'merge' : undefined
    return { file, mode, memberNo: values.member, path: values.db, isTrial: values['dry-run'], answers } as const
  } catch (error) {
    if (error instanceof ImportError) throw error
    throw new ImportError(told(error as NodeJS.ErrnoException))
  }
}
