import type { Plugin } from 'vite'

/** What ky calls that Chromium 90 lacks, in older words (its use of AbortSignal.any is guarded by ky itself). */
const OLDER: [RegExp, string][] = [
  [/\bObject\.hasOwn\(/g, 'Object.prototype.hasOwnProperty.call('],
  [/\bsignals\.at\(-1\)/g, 'signals[signals.length - 1]'],
]

/** ky is written for engines above the browser floor; nothing else in it is (check-floor.ts looks at what comes out). */
export const lowerKy: Plugin = {
  name: 'lower-ky',
  transform: {
    filter: { id: /\/node_modules\/ky\// },
    handler: (code) => ({ code: OLDER.reduce((text, [from, to]) => text.replace(from, to), code), map: null }),
  },
}
