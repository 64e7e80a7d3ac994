import { test } from 'vitest'
import { openPage } from '#tests/e2e/browser.ts'
import { testStack } from '#tests/e2e/stack.ts'
import { createCells } from './cells.ts'
import { STORIES } from './stories.ts'

const stack = testStack() // each story changes something

test.for(STORIES.map((story) => [story.what, story] as const))(
  'two taps in one tick: %s once',
  async ([what, { route, upTo, call, native, message, ...options }]) => {
    const cells = createCells(route, 'taps')
    const { page, nativeCalls, problems } = await openPage(stack, route, options)
    const target = await upTo(page)
    await target.waitFor()
    const sent: string[] = []
    page.on('request', (request) => {
      if (call?.test(request.url())) sent.push(`${request.method()} ${request.url()}`)
    })
    if (call) stack.faults.set([{ path: '/api', delayMs: 300 }])
    await target.evaluate((element: HTMLElement, isSlow) => {
      element.click()
      element.click()
      queueMicrotask(() => element.click())
      if (isSlow) setTimeout(() => element.click(), 100)
    }, Boolean(call))
    await page.getByText(message).first().waitFor()
    const reported = nativeCalls.filter(({ name }) => name === native)
    cells.note(what, [
      call && sent.length !== 1 && `sent ${sent.length} times`,
      native && reported.length !== 1 && `told native ${reported.length} times`,
      ...problems,
    ])
    cells.judge()
  },
)
