import { endOfDay } from '#scripts/base/end-of-day.ts'

/** An experiment that is switched on, as the edge's function holds it. */
export interface Running {
  name: string
  /** Last day, `yyyy-MM-dd`, Shanghai. */
  end: string
  pages: readonly string[]
  /** Percent; the first is what the page shows without an experiment. */
  shares: readonly (readonly [variant: string, percent: number])[]
}

/** Whether an experiment's last day is over. @param now epoch ms */
export const hasEnded = (end: string, now: number): boolean => endOfDay(end) <= now

/** Whether one runs on a page. */
export const hasExperiment = (experiments: readonly Running[], page: string): boolean =>
  experiments.some(({ pages }) => pages.includes(page))

/** `name=variant` of all: what a page's report may say. */
export const variantsOf = (experiments: readonly Running[]): string[] =>
  experiments.flatMap(({ name, shares }) => shares.map(([variant]) => `${name}=${variant}`))
