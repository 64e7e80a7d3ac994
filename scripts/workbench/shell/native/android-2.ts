import { androidSide, announce, bridgeOf, readData, setBridge, takeMessages } from './android.ts'
import { asText, letterBox, pageDesk } from './halves.ts'
import type { Context, PageWindow } from './settings.ts'

/** Methods of the app's Java object: one for each handler. */
const HANDLERS = [
  'getToken',
  'getStatusBarHeight',
  'getGeneralData',
  'saveColumnImg',
  'saveQRCodeImg',
  'hiddenNavigaBar',
  'jumpPage',
  'goBack',
  'getColumnDetailsShare',
  'getColumnTrySee',
  'getColumnCoursePlan',
  'getShareNow',
  'getActivityDetailsShare',
]

/** JsBridge 2.x: a Java object from the first moment, which the injected script fills up with the usual functions. */
export const android2 = (context: Context) =>
  androidSide(context, install, (desk) => ({
    prepare() {
      const methods = HANDLERS.map((name) => [
        name,
        (data: string, callbackId?: string) => void desk.take(readData({ handlerName: name, data, callbackId })),
      ])
      const response = (data: string, responseId: string) => void desk.take({ responseId, responseData: data })
      setBridge(context.window, Object.fromEntries([...methods, ['response', response]]))
    },
  }))

function install(window: PageWindow) {
  const bridge = bridgeOf(window)!
  if (bridge._messageHandler) return // an injection after init changes nothing; one before it forgets everything
  let box: HTMLIFrameElement | undefined

  function java(name: string, text: string, id?: string) {
    ;(bridge[name] as (text: string, id?: string) => void)(text, id)
    box!.src = 'yy://'
  }
  const desk = pageDesk(({ responseId, responseData }) => java('response', asText(responseData), responseId))
  function doSend(name: string, data: unknown, callback: unknown) {
    const { callbackId } = desk.remember(callback)
    if (callbackId) Object.assign(data as object, { callbackId })
    if (callbackId && !data) throw new TypeError("Cannot set properties of null (setting 'callbackId')")
    java(name, JSON.stringify(data), callbackId)
  }
  const begin = () => {
    box = letterBox(window, '')
  }
  Object.assign(takeMessages(bridge, desk, { begin }), {
    doSend,
    callHandler(name: string, ...rest: unknown[]) {
      const [data, callback] = rest.length === 1 && typeof rest[0] === 'function' ? [null, rest[0]] : rest
      doSend(name, data, callback)
    },
  })
  announce(window, bridge)
  const page = window as unknown as { WVJBCallbacks?: ((bridge: object) => void)[] }
  const callbacks = page.WVJBCallbacks ?? []
  page.WVJBCallbacks = []
  for (const callback of callbacks) callback(bridge)
}
