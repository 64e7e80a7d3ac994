import { expect, test } from 'vitest'
import { getFirstType } from '#pages/analysis/preload-type.ts'
import { findMetricByType, getMetrics, METRICS } from '#shared/health/metrics.ts'

const TYPES = ['', ...Array.from({ length: 15 }, (_, code) => String(code)), '02', '99', '-1', '2x', '0x2', '__proto__']

test.for(['', '0', '1', '01', '2', 'x'])(
  'the <head> asks for the metric that the page opens with, scaleType “%s”',
  (scaleType) => {
    for (const target of ['', 'x', ...METRICS.map(({ key }) => key)]) {
      const displayed = TYPES.map((type) => findMetricByType(type, getMetrics(scaleType), target).type)
      expect(
        TYPES.map((type) => getFirstType(type, scaleType, target)),
        target,
      ).toEqual(displayed)
    }
  },
)
