/**
 * The last of a member page's HTML: it asks for the page's own script, by `import()`, which the page's `load` event does not wait for
 * (scripts/build/page-scripts.ts). One that cannot be had, or read, says so at once, as the clock of boot.ts does.
 */
const page = document.documentElement.dataset
import(/* @vite-ignore */ import.meta.env.PAGE_SCRIPT).catch((error: unknown) => {
  if (page.busy === '') page.busy = error instanceof SyntaxError ? 'old' : 'dead'
})

export {}
