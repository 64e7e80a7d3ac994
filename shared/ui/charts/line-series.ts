import uPlot from 'uplot'

/** A smooth line. @param colour of the line now */
export const lineSeries = (colour: () => string): uPlot.Series => ({
  paths: uPlot.paths.spline!(),
  points: { show: false },
  width: 2.5,
  stroke: colour,
})
