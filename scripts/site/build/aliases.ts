import { ROOT } from '#scripts/base/page-names.ts'

/** Which library stands behind `react`: `compat` everywhere, in dev, tests and production alike; `react` to prove that the pages are honest React. */
export type ReactFlavour = 'compat' | 'react'

const COMPAT = [
  { find: /^react$/, replacement: 'preact/compat' },
  { find: /^react-dom\/client$/, replacement: `${ROOT}shared/core/react-root.ts` },
  { find: /^react\/jsx(-dev)?-runtime$/, replacement: 'preact/jsx-runtime' },
]

/** Vite aliases that put one flavour behind the `react` imports of the pages. */
export const aliases = (flavour: ReactFlavour = 'compat') => (flavour === 'compat' ? COMPAT : [])

/** How JSX compiles everywhere. */
export const JSX = { runtime: 'automatic', importSource: 'react' } as const

/** What all bundles of the build have in common: Vite reads no settings but those it is given. Only pages are ever built with another flavour. */
export const BUNDLED = {
  root: ROOT,
  configFile: false,
  envDir: false,
  logLevel: 'warn',
  publicDir: false,
  oxc: { jsx: JSX },
  resolve: { alias: aliases() },
} as const
