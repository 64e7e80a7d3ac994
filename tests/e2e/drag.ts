import type { Page } from 'playwright-core'
import { quietSession } from './seats.ts'

/**
 * Drag sideways from `from` by `by` px: eight moves 12 ms apart, then a rest, all by the events' own stamps, however slow
 * the machine is. Without a rest it is a fling.
 * @param whileHeld runs before the finger lets go
 */
export async function drag(
  page: Page,
  from: { x: number; y: number },
  by: number,
  restMs: number,
  whileHeld?: () => Promise<void>,
) {
  const session = await quietSession(page)
  let timestamp = Date.now() / 1000
  const send = (type: 'mousePressed' | 'mouseMoved' | 'mouseReleased', share: number, afterMs: number) => {
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
  await send('mousePressed', 0, 0)
  for (let step = 1; step <= 8; step++) await send('mouseMoved', step / 8, 12)
  if (restMs) await send('mouseMoved', 1, restMs)
  await whileHeld?.()
  await send('mouseReleased', 1, 12)
  await session.detach()
}
