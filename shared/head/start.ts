import { ignoreSecondTaps } from '#shared/core/second-tap.ts'

/**
 * Last script of a member page: imports the page's module with `import()`, which does not delay the
 * `load` event (scripts/build/page-scripts.ts). If it fails to load or to parse, `data-busy` is set
 * as by the timeout of boot.ts.
 */
const page = document.documentElement.dataset
import(/* @vite-ignore */ import.meta.env.PAGE_SCRIPT).catch((error: unknown) => {
  if (page.busy === '') page.busy = error instanceof SyntaxError ? 'old' : 'dead'
})
ignoreSecondTaps()
