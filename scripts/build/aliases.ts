import { ROOT } from '#scripts/base/page-names.ts'

/**
 * The library behind `react`: `compat` in dev, tests and production; `react` checks that the pages
 * are valid React.
 */
export type ReactFlavour = 'compat' | 'react'

const COMPAT = [
  { find: /^react$/, replacement: 'preact/compat' },
  { find: /^react-dom\/client$/, replacement: `${ROOT}shared/core/react-root.ts` },
  { find: /^react\/jsx(-dev)?-runtime$/, replacement: 'preact/jsx-runtime' },
]

/** Vite aliases that put one flavour behind the `react` imports of the pages. */
export const getAliases = (flavour: ReactFlavour = 'compat') => (flavour === 'compat' ? COMPAT : [])

/** How JSX compiles everywhere. */
export const JSX = { runtime: 'automatic', importSource: 'react' } as const

/** Options that all bundles share. Vite reads no settings except those passed in. */
export const BUNDLED = {
  root: ROOT,
  configFile: false,
  envDir: false,
  logLevel: 'warn',
  publicDir: false,
  oxc: { jsx: JSX },
  resolve: { alias: getAliases() },
} as const
