/** An experiment that is switched on, as the edge's function holds it. */
export interface Running {
  name: string
  /** Last day, `yyyy-MM-dd`, Shanghai. */
  end: string
  pages: readonly string[]
  /** Percent; the first is what the page shows without an experiment. */
  shares: readonly (readonly [variant: string, percent: number])[]
}

/** Milliseconds until an experiment ends; below 0 after it. @param now epoch ms */
export const restOf = (end: string, now: number): number => Date.parse(`${end}T24:00:00+08:00`) - now

/** Whether its last day is over. */
export const hasEnded = (end: string, now: number): boolean => restOf(end, now) <= 0

/** Whether one runs on a page. */
export const hasExperiment = (experiments: readonly Running[], page: string): boolean =>
  experiments.some(({ pages }) => pages.includes(page))

/** `name=variant` of all: what a page's report may say. */
export const variantsOf = (experiments: readonly Running[]): string[] =>
  experiments.flatMap(({ name, shares }) => shares.map(([variant]) => `${name}=${variant}`))
