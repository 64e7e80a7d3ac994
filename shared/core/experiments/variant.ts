type Table = typeof import('./experiments.json')

/** The experiments of the table beside this file (README.md says how to run one). */
export type ExperimentName = keyof Table

/**
 * Whether this visitor shall see a variant. The edge has written its choice into the HTML that it drew, and knows it by itself while it draws
 * (scripts/site/edge/drawing/variant.ts). The first variant of the table is what a page shows where none of the others is asked for: without an
 * edge, without a cookie, to crawlers, after the last day. A build in which no experiment runs on a page holds nothing of this.
 */
export const isVariant = <Name extends ExperimentName & string>(
  name: Name,
  variant: keyof Table[Name]['shares'] & string,
): boolean =>
  Boolean(import.meta.env?.EXPERIMENTS) &&
  (document.documentElement.dataset.variants ?? '').split(' ').includes(`${name}=${variant}`)
