/* The visitor's side of the local customer service, as a supplier's script: it gets an element and a visitor, and
   knows nothing else about the page. */
import { ask, kept, newId } from './common.js'
import { chatView } from './sdk-view.js'

const POLL_MS = 1200
/** Between tries while there is no connection, at most. */
const MOST_MS = 6000
/** The service sends no more at once; when it sends that many there are more. */
const MOST = 200
/** UTF-16 units of a message. */
const LONGEST = 500

const areMessages = (value) =>
  Array.isArray(value) && value.every((one) => typeof one?.words === 'string' && typeof one.clientId === 'string')

const call = (path, body) => ask(new URL(path, import.meta.url).href, body)

/** Start a session for `visitor` inside `host`. Resolves when the conversation is on screen; the result ends it. */
export async function openChat(host, visitor) {
  let { key } = await call('session', { visitor })
  const view = await chatView(host)
  const draft = kept(`chat-draft-${visitor.id}`, '', (value) => typeof value === 'string')
  const seen = new Set()
  /** Messages of this page by the id it gave them: the service may know one whose answer got lost. */
  const own = new Map()
  /** What this tab has not seen arrive, also before it was loaded anew. */
  const store = kept(`chat-unsent-${visitor.id}`, [], areMessages)
  let unsent = store.read()
  function keepUnsent(next) {
    unsent = next
    store.write(unsent)
  }
  function arrived(clientId) {
    if (unsent.some((one) => one.clientId === clientId)) keepUnsent(unsent.filter((one) => one.clientId !== clientId))
  }
  let newest = 0
  let isOver = false
  let wake = () => {}

  async function poll(isFirst) {
    let messages
    do {
      messages = (await call(`messages?key=${key}&after=${newest}`)).messages
      for (const message of messages) {
        newest = Math.max(newest, message.messageId)
        if (seen.has(message.messageId)) continue
        seen.add(message.messageId)
        arrived(message.clientId)
        if (own.has(message.clientId)) view.confirm(own.get(message.clientId), message)
        else view.add(message, isFirst)
      }
    } while (messages.length === MOST)
    view.status.textContent = ''
  }

  async function keepPolling() {
    let pause = POLL_MS
    while (!isOver) {
      await new Promise((resolve) => {
        wake = resolve
        setTimeout(resolve, pause)
      })
      if (isOver || document.hidden) continue
      try {
        await poll()
        pause = POLL_MS
      } catch (error) {
        pause = Math.min(2 * pause, MOST_MS)
        view.status.textContent = '连接中断，正在重新连接'
        // The service has forgotten the session (its data were reset): a new one.
        if (error.isUnknown) await begin().catch(() => {})
      }
    }
  }
  async function begin() {
    key = (await call('session', { visitor })).key
    newest = 0
    seen.clear()
    view.clear()
    await poll(true)
  }

  async function deliver(row, clientId, words) {
    view.mark(row, 'sending')
    try {
      const message = await call('messages', { key, words, clientId })
      seen.add(message.messageId)
      arrived(clientId)
      view.confirm(row, message)
    } catch {
      // Perhaps only the answer was lost; the service takes the same id once.
      if (row.dataset.state === 'sending') view.mark(row, 'failed', () => void deliver(row, clientId, words))
    }
    wake()
  }

  function adjust() {
    const { length } = view.input.value.trim()
    view.send.disabled = !length || length > LONGEST
    view.limit.textContent = length > LONGEST ? `最多 ${LONGEST} 字，现在 ${length} 字` : ''
    view.input.style.height = ''
    view.input.style.height = `${view.input.scrollHeight}px`
  }
  view.input.addEventListener('input', () => {
    draft.write(view.input.value)
    adjust()
  })
  view.input.addEventListener('keydown', (event) => {
    // While a word is being composed Enter takes it; Safari says so by the code alone.
    if (event.key !== 'Enter' || event.shiftKey || event.isComposing || event.keyCode === 229) return
    event.preventDefault()
    submit()
  })
  view.form.addEventListener('submit', (event) => {
    event.preventDefault()
    submit()
  })
  function submit() {
    const words = view.input.value.trim()
    if (!words || words.length > LONGEST) return
    const message = { clientId: newId(), words, sentAt: Date.now() }
    keepUnsent([...unsent, message])
    view.input.value = ''
    draft.write('')
    adjust()
    view.input.focus()
    post(message)
  }
  function post({ clientId, words, sentAt }) {
    const row = view.add({ side: 'visitor', words, sentAt })
    own.set(clientId, row)
    void deliver(row, clientId, words)
  }

  const again = () => document.hidden || wake()
  addEventListener('online', again)
  document.addEventListener('visibilitychange', again)
  await poll(true)
  unsent.forEach(post)
  view.input.value = draft.read()
  requestAnimationFrame(() => {
    adjust()
    view.toEnd()
  })
  void keepPolling()
  return () => {
    isOver = true
    removeEventListener('online', again)
    document.removeEventListener('visibilitychange', again)
    wake()
  }
}
