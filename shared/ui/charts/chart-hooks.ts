import type uPlot from 'uplot'
import { drawBars } from './bar-marks.ts'
import { drawGrid, drawPoints, inCssPixels, inField, type Pen } from './chart-marks.ts'
import { drawLabels } from './date-marks.ts'
import { drawGaps } from './gap-marks.ts'
import { drawMargin } from './margin-marks.ts'
import { drawExtremes, type ValueScale } from './value-scale.ts'

/** What uPlot draws below and above the line, or in place of it. @param pen with what is in view now @param scale now */
export const chartHooks = (
  isLine: boolean,
  pen: (self: uPlot) => Pen,
  scale: () => ValueScale | undefined,
): uPlot.Hooks.Arrays => ({
  drawClear: [
    (self) => {
      const [own, told] = [pen(self), scale()]
      if (told) inCssPixels(own, () => drawMargin(own, told))
      drawGrid(own, told !== undefined)
    },
  ],
  draw: [
    (self) => {
      const [own, told] = [pen(self), scale()]
      if (told) {
        const inView = own.points.filter(({ x }) => x >= own.left && x <= own.width).map(({ value }) => value)
        inCssPixels(own, () => {
          drawExtremes(own, told, inView)
        })
      }
      inField(own, () => {
        for (const draw of isLine ? [drawGaps, drawPoints] : [drawBars]) draw(own)
        drawLabels(own)
      })
    },
  ],
})
