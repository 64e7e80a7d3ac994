import { androidSide, announce, bridgeOf, readData, setBridge, takeMessages } from './android.ts'
import { asText, letterBox, type Message, pageDesk } from './halves.ts'
import type { Context, PageWindow } from './settings.ts'

const QUEUE = 'yy://__QUEUE_MESSAGE__/'
const RETURN = 'yy://return/_fetchQueue/'

/** JsBridge 1.0.x, and its port to HarmonyOS: a queue that native fetches by a frame's address, and nothing for a page that has not called init. */
export const androidLegacy = (context: Context) =>
  androidSide(context, install, (desk) => ({
    navigated(url) {
      if (url.startsWith(RETURN)) {
        for (const message of JSON.parse(decodeURIComponent(url.slice(RETURN.length))) as Message[]) {
          desk.take(readData({ ...message, data: asText(message.data) })) // JSONObject.getString
        }
      } else if (url.startsWith(QUEUE)) {
        ;(bridgeOf(context.window)?._fetchQueue as (() => void) | undefined)?.()
      }
    },
  }))

function install(window: PageWindow) {
  if (bridgeOf(window)) return
  let queue: Message[] = []

  function send(message: Message) {
    queue.push(message)
    box.src = QUEUE
  }
  const desk = pageDesk(send)
  const calls = {
    send: (data: unknown, callback: unknown) => send({ data, ...desk.remember(callback) }),
    callHandler: (handlerName: string, data: unknown, callback: unknown) =>
      send({ handlerName, data, ...desk.remember(callback) }),
    _fetchQueue() {
      // The port cannot ask for Android: it has dropped the word or named its own system.
      if (!/android|openharmony/i.test(window.navigator.userAgent)) return
      const text = JSON.stringify(queue)
      queue = []
      box.src = RETURN + encodeURIComponent(text)
    },
  }
  const bridge = takeMessages(calls, desk)
  setBridge(window, bridge)
  const box = letterBox(window, '')
  announce(window, bridge)
}
