import type { Page } from 'playwright-core'
import { createQuietSession } from './context-pool.ts'

/**
 * Drags sideways from `from` by `by` px: eight moves 12 ms apart, by the events' own timestamps,
 * then a rest. Without a rest it is a fling.
 * @param whileHeld runs before the finger is released
 */
export async function dragElement(
  page: Page,
  from: { x: number; y: number },
  by: number,
  restMs: number,
  whileHeld?: () => Promise<void>,
) {
  const session = await createQuietSession(page)
  let timestamp = Date.now() / 1000
  const sendMouse = (type: 'mousePressed' | 'mouseMoved' | 'mouseReleased', share: number, afterMs: number) => {
    timestamp += afterMs / 1000
    const [x, buttons] = [from.x + by * share, type === 'mouseReleased' ? 0 : 1]
    return session.send('Input.dispatchMouseEvent', {
      type,
      x,
      y: from.y,
      button: 'left',
      buttons,
      clickCount: 1,
      timestamp,
    })
  }
  await sendMouse('mousePressed', 0, 0)
  for (let step = 1; step <= 8; step++) await sendMouse('mouseMoved', step / 8, 12)
  if (restMs) await sendMouse('mouseMoved', 1, restMs)
  await whileHeld?.()
  await sendMouse('mouseReleased', 1, 12)
  await session.detach()
}
