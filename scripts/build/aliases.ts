import { ROOT } from './page-names.ts'

/** Which library stands behind `react`: `lite` for the pages (bytes), `compat` for dev, tests and prerendering, `react` to prove the code is honest React. */
export type ReactFlavour = 'lite' | 'compat' | 'react'

const LITE = `${ROOT}shared/core/react-lite.ts`
const ROOT_ONLY = `${ROOT}shared/core/react-root.ts`
const TARGETS = {
  lite: {
    react: LITE,
    'react-dom/client': LITE,
    'react/jsx-runtime': 'preact/jsx-runtime',
    valibot: `${ROOT}shared/core/valibot-lite.ts`,
  },
  compat: {
    react: 'preact/compat',
    'react-dom': 'preact/compat',
    'react-dom/client': ROOT_ONLY,
    'react/jsx-runtime': 'preact/jsx-runtime',
    'react/jsx-dev-runtime': 'preact/jsx-runtime',
  },
  react: {},
} satisfies Record<ReactFlavour, Record<string, string>>

/** Vite aliases that put one flavour behind the `react` imports of the pages. */
export const aliases = (flavour: ReactFlavour) =>
  Object.entries(TARGETS[flavour]).map(([name, replacement]) => ({ find: new RegExp(`^${name}$`), replacement }))

/** How JSX compiles everywhere. */
export const JSX = { runtime: 'automatic', importSource: 'react' } as const
