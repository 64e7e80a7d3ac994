import { ROOT } from '#scripts/base/page-names.ts'

/** Which library stands behind `react`: `compat` everywhere, in dev, tests and production alike; `react` to prove that the pages are honest React. */
export type ReactFlavour = 'compat' | 'react'

const TARGETS = {
  compat: {
    react: 'preact/compat',
    'react-dom/client': `${ROOT}shared/core/react-root.ts`,
    'react/jsx-runtime': 'preact/jsx-runtime',
    'react/jsx-dev-runtime': 'preact/jsx-runtime',
  },
  react: {},
} satisfies Record<ReactFlavour, Record<string, string>>

/** Vite aliases that put one flavour behind the `react` imports of the pages. */
export const aliases = (flavour: ReactFlavour = 'compat') =>
  Object.entries(TARGETS[flavour]).map(([name, replacement]) => ({ find: new RegExp(`^${name}$`), replacement }))

/** How JSX compiles everywhere. */
export const JSX = { runtime: 'automatic', importSource: 'react' } as const

/** What all bundles of the build have in common: Vite reads no settings but those it is given. */
export const BUNDLED = {
  root: ROOT,
  configFile: false,
  envDir: false,
  logLevel: 'warn',
  publicDir: false,
  oxc: { jsx: JSX },
} as const
