import { glide } from '#shared/ui/motion/glide.ts'
import type { View } from './view.ts'

/**
 * A view that goes with the finger, or by itself from where it is to another.
 * @param onMove at every step @param onRest when it has come by itself to where it should
 */
export function movingView(first: View, onMove: () => void, onRest: () => void) {
  let view = first
  let aim = first
  let end = () => {}
  const step = (to: View) => {
    view = to
    onMove()
  }
  return {
    now: () => view,
    /** Where it goes by itself, or stands: another step counts from here, not from what it passes on the way. */
    aim: () => aim,
    /** It stays where it is. */
    stop() {
      end()
      aim = view
    },
    show(to: View) {
      end()
      aim = to
      step(to)
    },
    travel(to: View, ms: number) {
      end()
      aim = to
      const from = view
      const at = (share: number) => ({
        from: from.from + (to.from - from.from) * share,
        to: from.to + (to.to - from.to) * share,
      })
      end = glide(0, 1, ms, (share) => step(share < 1 ? at(share) : to), onRest)
    },
  }
}
