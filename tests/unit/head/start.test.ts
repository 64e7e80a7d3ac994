import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { startScript } from '#scripts/build/head-scripts.ts'

const script = (await startScript('https://cdn.example.com/assets/set-h4sh.js')).replace('import(', 'load(')

/** What the page is when its script has been asked for. */
async function getBusyAfterStart(load: (address: string) => Promise<unknown>, busy = '') {
  const dataset = { busy }
  runInNewContext(script, { load, addEventListener: () => {}, document: { documentElement: { dataset } }, SyntaxError })
  await new Promise(setImmediate)
  return dataset.busy
}

test('the script is asked for by its whole address', async () => {
  const asked: string[] = []
  await getBusyAfterStart(async (address) => asked.push(address))
  expect(asked).toEqual(['https://cdn.example.com/assets/set-h4sh.js'])
})

test.for([
  ['that is lost is told at once', new TypeError('Failed to fetch'), '', 'dead'],
  ['that cannot be read by its cause', new SyntaxError('x'), '', 'old'],
  ['of which the page has said something already stays so', new TypeError('x'), 'old', 'old'],
] as const)('a script %s', async ([, error, message, busy]) => {
  expect(await getBusyAfterStart(() => Promise.reject(error), message)).toBe(busy)
})
