import type { Plugin } from 'vite'
import { counted, step } from './idle-steps.ts'

const STEP = step('uPlot: a locale that every engine has')

/**
 * uPlot makes a number formatter in the browser's language as soon as it is loaded, and a browser without a set locale (`C`) throws
 * there: no chart would be drawn. The pages write their numbers themselves, in Chinese.
 */
export const plotLocale: Plugin = {
  name: 'plot-locale',
  transform: {
    filter: { id: /\/node_modules\/uplot\// },
    handler: (code) => ({
      code: counted(STEP, code, /\bnew Intl\.NumberFormat\([^)]*\)/g, "new Intl.NumberFormat('zh-CN')"),
      map: null,
    }),
  },
}
