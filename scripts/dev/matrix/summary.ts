import { getDisplayWidth } from '#scripts/base/display-width.ts'

/** One cell of the fault matrix: a page under a fault. */
export interface Cell {
  page: string
  kind: Kind
  fault: string
  /** Empty: all is well. */
  violations: string[]
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

const padLabel = (text: string, width: number) => text + ' '.repeat(Math.max(0, width - getDisplayWidth(text)))

/** `12` when all of twelve are well, `11/12 ✗` when one is not, `·` without any. */
function formatScore(cells: readonly Cell[]): string {
  const well = cells.filter(({ violations }) => violations.length === 0).length
  return cells.length === 0 ? '·' : well === cells.length ? `${well}` : `${well}/${cells.length} ✗`
}

/** The last report of each cell: a test that was run again reports it twice. */
const getLatestCells = (cells: readonly Cell[]): Cell[] => [
  ...new Map(cells.map((cell) => [`${cell.page} ${cell.kind} ${cell.fault}`, cell])).values(),
]

/**
 * The matrix for a terminal: pages by kind of fault, then each fault over all pages, then what is
 * wrong.
 */
export function renderSummary(noted: readonly Cell[]): string {
  const cells = getLatestCells(noted)
  const pages = [...new Set(cells.map(({ page }) => page))].sort()
  const kinds = KINDS.filter((kind) => cells.some((cell) => cell.kind === kind))
  const renderRow = (label: string, of: readonly Cell[]) =>
    padLabel(label, 24) +
    [...kinds.map((kind) => formatScore(of.filter((cell) => cell.kind === kind))), formatScore(of)]
      .map((text) => padLabel(text, 11))
      .join('')
  const faults = kinds.flatMap((kind) => {
    const names = [...new Set(cells.filter((cell) => cell.kind === kind).map(({ fault }) => fault))].sort()
    const scores = names.map(
      (name) =>
        `${padLabel(name, 44)}${formatScore(cells.filter(({ kind: of, fault }) => of === kind && fault === name))}`,
    )
    return ['', `— ${HEADINGS[kind]}`, ...scores]
  })
  const bad = cells.filter(({ violations }) => violations.length > 0)
  return [
    padLabel('页面', 24) + [...kinds.map((kind) => HEADINGS[kind]), '合计'].map((text) => padLabel(text, 11)).join(''),
    ...pages.map((page) =>
      renderRow(
        `/${page}`,
        cells.filter((cell) => cell.page === page),
      ),
    ),
    renderRow('合计', cells),
    ...faults,
    '',
    ...bad.map(({ page, fault, violations }) => `✗ /${page}, ${fault}: ${violations.join('; ')}`),
    `${cells.length - bad.length} ok, ${bad.length} failed`,
  ].join('\n')
}
