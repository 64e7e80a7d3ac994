import { androidSide, announce, bridgeOf, readData, setBridge, takeMessages } from './android.ts'
import { asText, pageDesk } from './halves.ts'
import type { Context, PageWindow } from './settings.ts'

interface JavaObject {
  handler(name: string, text: string, callbackId?: string): void
  response(text: string, responseId?: string): void
}

/** smallbuer's JSBridge 1.0.x: calls go straight to `jsbridge.handler`; init is not needed, and a late one repeats what came before. */
export const androidSmallbuer = (context: Context) =>
  androidSide(context, install, (desk) => ({
    prepare() {
      const jsbridge: JavaObject = {
        handler: (handlerName, data, callbackId) => void desk.take(readData({ handlerName, data, callbackId })),
        response: (responseData, responseId) => void desk.take({ responseData, responseId }),
      }
      Object.assign(context.window, { jsbridge })
    },
  }))

function install(window: PageWindow) {
  if (bridgeOf(window)) return
  const java = (window as unknown as { jsbridge: JavaObject }).jsbridge
  const desk = pageDesk(({ responseId, responseData }) => java.response(asText(responseData), responseId))
  const callHandler = (name: string, data: unknown, callback: unknown) =>
    java.handler(name, asText(data), desk.remember(callback).callbackId)
  const bridge = takeMessages({ callHandler }, desk, { isTwice: true })
  setBridge(window, bridge)
  announce(window, bridge)
}
