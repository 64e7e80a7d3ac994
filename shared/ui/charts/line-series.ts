import uPlot from 'uplot'
import { faded } from './chart-colours.ts'

/** A smooth line. @param colour of the line now @param hasGround a pale one below it */
export const lineSeries = (colour: () => string, hasGround: boolean): uPlot.Series => ({
  paths: uPlot.paths.spline!(),
  points: { show: false },
  width: 2.5,
  stroke: colour,
  ...(hasGround && {
    fill: (self) => {
      const gradient = self.ctx.createLinearGradient(0, self.bbox.height * 0.2, 0, self.bbox.height)
      gradient.addColorStop(0, faded(colour(), 0.2))
      gradient.addColorStop(1, faded(colour(), 0))
      return gradient
    },
  }),
})
