import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { onSentMsg, receiveMessage } from '#shared/bridge/sent-msg.ts'
import { closeApp, getStateAfterMs, importClient, openApp, PLATFORMS } from './open-app.ts'

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}))
afterEach(closeApp)

describe.for(PLATFORMS)('%s', (platform) => {
  test('sentMsg: heard from the first moment, answered, and stopped when no longer wanted', async () => {
    const { native } = openApp({ platform })
    const { onSentMsg } = await importClient()
    await getStateAfterMs(100, Promise.resolve())
    expect(await getStateAfterMs(300, native.push('sentMsg', { type: 'early' }))).toBe('1')
    const received: unknown[] = []
    const stop = onSentMsg((message) => received.push(message))
    await getStateAfterMs(300, native.push('sentMsg', 'plain'))
    stop()
    await getStateAfterMs(300, native.push('sentMsg', 'unheard'))
    expect(received).toEqual([{ type: 'early' }, 'plain'])
  })

  test('a listener that throws harms neither the shell nor the other listeners', async () => {
    const { native } = openApp({ platform })
    const { onSentMsg } = await importClient()
    const received: unknown[] = []
    onSentMsg(() => {
      throw new Error('broken page')
    })
    onSentMsg((message) => received.push(message))
    await getStateAfterMs(100, Promise.resolve())
    expect(await getStateAfterMs(300, native.push('sentMsg', '消息'))).toBe('1')
    expect(received).toEqual(['消息'])
  })
})

test('of what comes before the page listens the newest ten are kept', () => {
  for (let message = 0; message < 12; message++) receiveMessage(message)
  const received: unknown[] = []
  onSentMsg((message) => received.push(message))
  expect(received).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11])
})
