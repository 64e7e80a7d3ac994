import type { Field } from './layout.ts'
import type { DayOrder } from './moments.ts'
import type { MassUnit } from './units.ts'

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

/** The option that a field's kind is told by; undefined for fields of one kind. */
export const shareOf = (field: Field): Share | undefined =>
  (Object.keys(SHARES) as Share[]).find((share) => (SHARES[share] as readonly Field[]).includes(field))

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
