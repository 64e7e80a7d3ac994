import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { startScript } from '#scripts/site/build/head-scripts.ts'

const script = (await startScript('https://cdn.example.com/assets/set-h4sh.js')).replace('import(', 'load(')

/** What the page is when its script has been asked for. */
async function busyAfter(load: (address: string) => Promise<unknown>, busy = '') {
  const dataset = { busy }
  runInNewContext(script, { load, document: { documentElement: { dataset } }, SyntaxError })
  await new Promise(setImmediate)
  return dataset.busy
}

test('the script is asked for by its whole address', async () => {
  const asked: string[] = []
  await busyAfter(async (address) => asked.push(address))
  expect(asked).toEqual(['https://cdn.example.com/assets/set-h4sh.js'])
})

test('a script that is lost is told at once, one that cannot be read by its cause', async () => {
  expect(await busyAfter(() => Promise.reject(new TypeError('Failed to fetch')))).toBe('dead')
  expect(await busyAfter(() => Promise.reject(new SyntaxError('x')))).toBe('old')
})

test('what the page has said already stays', async () =>
  expect(await busyAfter(() => Promise.reject(new TypeError('x')), 'old')).toBe('old'))
