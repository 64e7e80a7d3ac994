import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { onSentMsg, receive } from '#shared/bridge/sent-msg.ts'
import { client, closeApp, openApp, PLATFORMS, stateAfter } from './open-app.ts'

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}))
afterEach(closeApp)

describe.for(PLATFORMS)('%s', (platform) => {
  test('sentMsg: heard from the first moment, answered, and stopped when no longer wanted', async () => {
    const { native } = openApp({ platform })
    const { onSentMsg } = await client()
    await stateAfter(100, Promise.resolve())
    expect(await stateAfter(300, native.push('sentMsg', { type: 'early' }))).toBe('1')
    const heard: unknown[] = []
    const stop = onSentMsg((message) => heard.push(message))
    await stateAfter(300, native.push('sentMsg', 'plain'))
    stop()
    await stateAfter(300, native.push('sentMsg', 'unheard'))
    expect(heard).toEqual([{ type: 'early' }, 'plain'])
  })

  test('a listener that throws harms neither the shell nor the other listeners', async () => {
    const { native } = openApp({ platform })
    const { onSentMsg } = await client()
    const heard: unknown[] = []
    onSentMsg(() => {
      throw new Error('broken page')
    })
    onSentMsg((message) => heard.push(message))
    await stateAfter(100, Promise.resolve())
    expect(await stateAfter(300, native.push('sentMsg', '消息'))).toBe('1')
    expect(heard).toEqual(['消息'])
  })
})

test('of what comes before the page listens the newest ten are kept', () => {
  for (let message = 0; message < 12; message++) receive(message)
  const heard: unknown[] = []
  onSentMsg((message) => heard.push(message))
  expect(heard).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11])
})
