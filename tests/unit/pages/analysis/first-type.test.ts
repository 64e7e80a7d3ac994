import { expect, test } from 'vitest'
import { firstType } from '#pages/analysis/first-type.ts'
import { METRICS, metricOfType, metricsFor } from '#shared/health/metrics.ts'

const TYPES = ['', ...Array.from({ length: 15 }, (_, code) => String(code)), '02', '99', '-1', '2x', '0x2', '__proto__']

test.for(['', '0', '1', '01', '2', 'x'])(
  'the <head> asks for the metric that the page opens with, scaleType “%s”',
  (scaleType) => {
    for (const target of ['', 'x', ...METRICS.map(({ key }) => key)]) {
      const shown = TYPES.map((type) => metricOfType(type, metricsFor(scaleType), target).type)
      expect(
        TYPES.map((type) => firstType(type, scaleType, target)),
        target,
      ).toEqual(shown)
    }
  },
)
