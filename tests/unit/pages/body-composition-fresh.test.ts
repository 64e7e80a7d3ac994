import { expect, test } from 'vitest'
import { createHead } from '#pages/bodyComposition/model.ts'
import { parseMeasurement } from '#pages/bodyComposition/use-source.ts'

const body = { sex: 'female', age: 29, heightCm: 165 } as const

test.for([
  [0, '消瘦型'],
  [11, '紧致型'],
  [-1, undefined],
  [12, undefined],
] as const)('a fresh measurement with the body form %o is %o', ([bt, name]) => {
  const fresh = parseMeasurement({ weight: 57.6, score: 71, bt })
  expect(createHead({ fresh, body, now: 0 })?.form?.name).toBe(name)
  // What no form has is not kept either.
  expect(fresh?.bt).toBe(name && bt)
})
