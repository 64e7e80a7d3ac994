import type { Plugin } from 'vite'
import { counted, step } from './idle-steps.ts'

/** What ky calls that Chromium 90 lacks, in older words (its use of AbortSignal.any is guarded by ky itself). */
const OLDER: [name: string, file: RegExp, from: RegExp, to: string][] = [
  [
    step('ky: Object.hasOwn in older words'),
    /\b(?:Ky|merge|options)\.js$/,
    /\bObject\.hasOwn\(/g,
    'Object.prototype.hasOwnProperty.call(',
  ],
  [step('ky: at(-1) in older words'), /\bmerge\.js$/, /\bsignals\.at\(-1\)/g, 'signals[signals.length - 1]'],
]

/** ky is written for engines above the browser floor; nothing else in it is (check-floor.ts looks at what comes out). */
export const lowerKy: Plugin = {
  name: 'lower-ky',
  transform: {
    filter: { id: /\/node_modules\/ky\// },
    handler: (code, id) => ({
      code: OLDER.filter(([, file]) => file.test(id)).reduce(
        (text, [name, , from, to]) => counted(name, text, from, to),
        code,
      ),
      map: null,
    }),
  },
}
