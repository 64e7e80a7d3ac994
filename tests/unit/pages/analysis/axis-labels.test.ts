import type uPlot from 'uplot'
import { afterEach, expect, test, vi } from 'vitest'
import { toPoints } from '#pages/analysis/model.ts'
import { createMassAxis } from '#pages/analysis/ranges/range-plot.ts'
import { createScale } from '#pages/analysis/scale.ts'
import type { AnalysisItem } from '#shared/api/analysis.ts'
import type { ValueRange } from '#shared/core/charts/chart-range.ts'
import { chooseWeightUnit, type WeightUnit } from '#shared/format/weight-unit.ts'
import { getMetric, type MetricKey } from '#shared/health/metrics.ts'
import type { Colours } from '#shared/ui/charts/chart-colours.ts'
import { createValueAxis } from '#shared/ui/charts/plot-axis.ts'

vi.stubGlobal('devicePixelRatio', 1)
afterEach(() => chooseWeightUnit('kg'))

const BOTTOM = 200
const getColours = () => ({ axisSize: 11, font: 'sans' }) as Colours
const getBottom = () => BOTTOM

/** The labels of an axis for the current view, from the bottom. */
function getAxisLabels({ splits, values }: uPlot.Axis) {
  const ticks = (splits as () => number[])()
  return (values as unknown as (plot: null, ticks: number[]) => (string | null)[])(null, ticks)
}

/** The axis of a metric as /analysis draws it, with `from` to `to` in view. */
function getLabels(key: MetricKey, [min, max]: readonly [number, number]) {
  const item = { value: min, weight: 58.2, bodilyForm: { bmi: 21.4, code: 5 }, date: '2026-08-16' } as AnalysisItem
  const metric = getMetric(key)
  const scale = createScale(metric, toPoints([item], metric, null)[0]!, null, undefined)
  return getAxisLabels(
    createValueAxis(40, { range: () => ({ min, max }), paint: getColours, scale: () => scale, bottom: getBottom }),
  )
}

test.for([
  ['weight', [56.1, 60.3], 'kg', ['57.0', '58.0', '59.0', '60.0']],
  ['weight', [56.1, 60.3], 'jin', ['114.0', '116.0', '118.0', '120.0']],
  ['ssm', [22.18, 22.62], 'kg', ['22.2', '22.3', '22.4', '22.5', '22.6']],
  ['ssm', [22.18, 22.62], 'jin', ['44.4', '44.6', '44.8', '45.0', '45.2']],
  ['bodyFat', [24.2, 26.9], 'jin', ['25.0', '26.0']],
  ['bmi', [20.9, 22.3], 'jin', ['21.0', '21.5', '22.0']],
  ['bt', [20.9, 22.3], 'kg', ['21.0', '21.5', '22.0']],
  ['whr', [0.742, 0.786], 'kg', ['0.75', '0.76', '0.77', '0.78']],
  ['bodyAge', [25.6, 30.2], 'kg', ['26', '27', '28', '29', '30']],
  ['vfr', [6.2, 7.9], 'kg', ['6.5', '7', '7.5']],
  ['bmr', [1370, 1452], 'kg', ['1,380', '1,400', '1,420', '1,440']],
] as const)('%s, %j in view, masses in %s: the axis writes %j', ([key, inView, unit, label]) => {
  chooseWeightUnit(unit as WeightUnit)
  expect(getLabels(key, inView)).toEqual(label)
})

test.for([
  ['kg', ['14.5', '15.0', '15.5']],
  ['jin', ['29.0', '30.0', '31.0']],
] as const)('the second axis writes masses in %s: %j', ([unit, label]) => {
  chooseWeightUnit(unit)
  const getValueRange = (): ValueRange => ({ min: 14.2, max: 15.8 })
  expect(getAxisLabels(createMassAxis(40, { range: getValueRange, paint: getColours, bottom: getBottom }))).toEqual(
    label,
  )
})

test('where the margin names a value the axis writes none over it', () => {
  const scale = { decimals: 1, text: (value: number) => value.toFixed(1), band: [58, 70] as const }
  const axis = createValueAxis(40, {
    range: () => ({ min: 56, max: 60 }),
    paint: getColours,
    scale: () => scale,
    bottom: getBottom,
  })
  expect(getAxisLabels(axis)).toEqual(['57.0', '', '59.0'])
})
