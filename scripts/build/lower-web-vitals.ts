import type { Plugin } from 'vite'
import { replaced } from './replaced.ts'

/** web-vitals calls `at(-1)`, which Chromium 90 lacks; nothing else in it is above the browser floor (check-floor.ts looks at what comes out). */
export const lowerWebVitals: Plugin = {
  name: 'lower-web-vitals',
  transform: {
    filter: { id: /\/node_modules\/web-vitals\// },
    handler: (code) => ({
      code: replaced(
        code,
        /\b[\w.]+\.at\(-1\)/g,
        (call) => {
          const list = call.slice(0, -'.at(-1)'.length)
          return `${list}[${list}.length-1]`
        },
        'web-vitals: at(-1) in older words',
      ),
      map: null,
    }),
  },
}
