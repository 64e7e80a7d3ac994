import { columnsOf } from '#scripts/base/columns.ts'

/** One cell of the fault matrix: a page under a fault. */
export interface Cell {
  page: string
  kind: Kind
  fault: string
  /** Empty: all is well. */
  wrongs: string[]
}

const HEADINGS = {
  service: '服务',
  moments: '时机',
  bridge: '原生',
  files: '文件',
  phone: '存储',
  hostile: '注入',
  leaks: '泄漏',
  taps: '连点',
  engines: '引擎',
} as const
/** What is at fault. */
export type Kind = keyof typeof HEADINGS
const KINDS = Object.keys(HEADINGS) as Kind[]

const padded = (text: string, width: number) => text + ' '.repeat(Math.max(0, width - columnsOf(text)))

/** `12` when all of twelve are well, `11/12 ✗` when one is not, `·` without any. */
function score(cells: readonly Cell[]): string {
  const well = cells.filter(({ wrongs }) => wrongs.length === 0).length
  return cells.length === 0 ? '·' : well === cells.length ? `${well}` : `${well}/${cells.length} ✗`
}

/** The last report of each cell: a test that was run again reports it twice. */
const latest = (cells: readonly Cell[]): Cell[] => [
  ...new Map(cells.map((cell) => [`${cell.page} ${cell.kind} ${cell.fault}`, cell])).values(),
]

/** The matrix for a terminal: pages by kind of fault, then each fault over all pages, then what is wrong. */
export function summaryOf(noted: readonly Cell[]): string {
  const cells = latest(noted)
  const pages = [...new Set(cells.map(({ page }) => page))].sort()
  const kinds = KINDS.filter((kind) => cells.some((cell) => cell.kind === kind))
  const row = (label: string, of: readonly Cell[]) =>
    padded(label, 24) +
    [...kinds.map((kind) => score(of.filter((cell) => cell.kind === kind))), score(of)]
      .map((text) => padded(text, 11))
      .join('')
  const faults = kinds.flatMap((kind) => {
    const names = [...new Set(cells.filter((cell) => cell.kind === kind).map(({ fault }) => fault))].sort()
    const scores = names.map(
      (name) => `${padded(name, 44)}${score(cells.filter(({ kind: of, fault }) => of === kind && fault === name))}`,
    )
    return ['', `— ${HEADINGS[kind]}`, ...scores]
  })
  const bad = cells.filter(({ wrongs }) => wrongs.length > 0)
  return [
    padded('页面', 24) + [...kinds.map((kind) => HEADINGS[kind]), '合计'].map((text) => padded(text, 11)).join(''),
    ...pages.map((page) =>
      row(
        `/${page}`,
        cells.filter((cell) => cell.page === page),
      ),
    ),
    row('合计', cells),
    ...faults,
    '',
    ...bad.map(({ page, fault, wrongs }) => `✗ /${page}, ${fault}: ${wrongs.join('; ')}`),
    `${cells.length - bad.length} ok, ${bad.length} failed`,
  ].join('\n')
}
