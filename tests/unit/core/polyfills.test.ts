import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { bundleInlineScript } from '#scripts/build/head-scripts.ts'

test('what libraries call and Chromium 90 lacks is there', async () => {
  const script = await bundleInlineScript('shared/core/polyfills.ts')
  const without = 'delete Array.prototype.at; delete Object.hasOwn; 0'
  const asked =
    '[[1, 2].at(-1), [1, 2].at(0), [].at(-1), Object.hasOwn({ a: 1 }, "a"), Object.hasOwn({}, "toString"), Object.keys([7])]'
  expect(JSON.stringify(runInNewContext(`${without}; ${script}; ${asked}`))).toBe('[2,1,null,true,false,["0"]]')
})
