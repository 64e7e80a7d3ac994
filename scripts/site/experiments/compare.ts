import { difference, type Interval, wilson } from './proportions.ts'

/** Page views that showed a variant. */
export interface VariantCount {
  views: number
  /** On so many of them the app was asked for: a tap on the button that opens it, or that gets it. */
  acted: number
}
/** By experiment and variant, its first variant first. */
export type VariantCounts = Record<string, Record<string, VariantCount>>

interface CountedRow extends VariantCount {
  /** As a page view keeps them: `name=variant`, separated by blanks. */
  variants: string
}

/**
 * Add up page views by what they showed.
 * @param known `name=variant` of the table, in its order @returns experiments of which there is a view, with all their variants
 */
export function countsOf(rows: readonly CountedRow[], known: readonly string[]): VariantCounts {
  const counts: VariantCounts = {}
  for (const one of known) {
    const [name, variant] = one.split('=') as [string, string]
    const own = rows.filter(({ variants }) => variants.split(' ').includes(one))
    const sum = (key: keyof VariantCount) => own.reduce((all, row) => all + row[key], 0)
    counts[name] = { ...counts[name], [variant]: { views: sum('views'), acted: sum('acted') } }
  }
  const isSeen = (variants: Record<string, VariantCount>) => Object.values(variants).some(({ views }) => views > 0)
  return Object.fromEntries(Object.entries(counts).filter(([, variants]) => isSeen(variants)))
}

/** What one variant came to, in words: `12.7%`, `8.4%–18.6%`; a dash where nobody has seen it. */
export interface ComparedVariant extends VariantCount {
  name: string
  variant: string
  share: string
  range: string
  /** Against the first variant, in percentage points: `+2.7`, `0.2 到 5.3`; '' for the first itself. */
  gap: string
  gapRange: string
  verdict: '' | '点得更多' | '点得更少' | '还看不出差别'
}

/** Each variant with its interval, and against the first of its experiment. */
export const compared = (counts: VariantCounts): ComparedVariant[] =>
  Object.entries(counts).flatMap(([name, variants]) => {
    const [first] = Object.values(variants)
    return Object.entries(variants).map(([variant, count]) => {
      const base = { name, variant, ...count, share: '–', range: '–', gap: '', gapRange: '', verdict: '' as const }
      if (!count.views) return base
      const { low, high } = wilson(proportion(count))
      const own = { ...base, share: percent(shareOf(count)), range: `${percent(low)}–${percent(high)}` }
      if (count === first || !first?.views) return own
      const between = difference(proportion(count), proportion(first))
      const more = shareOf(count) - shareOf(first)
      const gapRange = `${points(between.low)} 到 ${points(between.high)}`
      return { ...own, gap: `${more > 0 ? '+' : ''}${points(more)}`, gapRange, verdict: verdictOf(between) }
    })
  })

/** What `npm run links` says, a line for each variant. */
export const variantTexts = (counts: VariantCounts): string[] =>
  compared(counts).map(({ name, variant, views, acted, share, range, gap, gapRange, verdict }) =>
    [
      `实验 ${name} 的方案 ${variant}：浏览 ${views} 次，点了 ${acted} 次（${share}，95% 区间 ${range}）`,
      ...(gap ? [`比第一个方案 ${gap} 个百分点（95% 区间 ${gapRange}），${verdict}`] : []),
    ].join('，'),
  )

const proportion = ({ acted, views }: VariantCount) => ({ count: acted, of: views })
const shareOf = ({ acted, views }: VariantCount) => acted / views
const verdictOf = ({ low, high }: Interval) => (low > 0 ? '点得更多' : high < 0 ? '点得更少' : '还看不出差别')

const tenths = (value: number) => (Math.round(value * 1000) / 10 || 0).toFixed(1)
const percent = (share: number) => `${tenths(share)}%`
const points = (gap: number) => tenths(gap).replace('-', '−')
