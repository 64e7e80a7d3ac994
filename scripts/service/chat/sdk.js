/* The visitor's side of the local customer service, as a supplier's script: it gets an element and a visitor, and
   knows nothing else about the page. All in one file, no markup from text. */
const BASE = new URL('.', import.meta.url).href
const POLL_MS = 1200

const STYLE = `
:host { display: flex; flex-direction: column; min-height: 0; font: inherit; color: inherit }
[role=log] { flex: 1; min-height: 0; overflow-y: auto; overscroll-behavior: contain }
ol { margin: 0; padding: 12px 16px; list-style: none }
li { display: flex; margin-bottom: 10px }
li.mine { justify-content: flex-end }
p { max-width: 78%; margin: 0; border-radius: 16px; padding: 9px 14px; background: var(--color-surface, #fff); line-height: 1.5; overflow-wrap: anywhere; white-space: pre-wrap }
li.mine p { background: var(--color-brand, #12c871); color: var(--color-on-brand, #06251a) }
form { display: flex; flex-wrap: wrap; gap: 10px; border-top: 1px solid var(--color-line, #e2e8e2); padding: 10px 16px calc(10px + env(safe-area-inset-bottom, 0px)); background: var(--color-surface, #fff) }
textarea { flex: 1 1 10em; min-width: 0; min-height: 44px; max-height: 120px; box-sizing: border-box; border: 0; border-radius: 14px; padding: 10px 14px; background: var(--color-fill, #ebf0eb); color: inherit; font: inherit; line-height: 1.5; resize: none }
button { min-height: 44px; border: 0; border-radius: 22px; padding: 0 20px; background: var(--color-brand, #12c871); color: var(--color-on-brand, #06251a); font: inherit; font-weight: 600 }
:focus-visible { outline: 2px solid var(--color-brand-text, #067547); outline-offset: -2px }
button:disabled { background: var(--color-fill, #ebf0eb); color: var(--color-ink-3, #626d66) }
[role=status] { flex: 1 0 100%; margin: 0; font-size: .8125rem; color: var(--color-ink-2, #47524b) }
[role=status]:empty { display: none }
`

function make(tag, attributes = {}, ...children) {
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  element.append(...children)
  return element
}

async function call(path, body) {
  const response = await fetch(BASE + path, {
    method: body ? 'POST' : 'GET',
    headers: body ? { 'content-type': 'application/json' } : {},
    body: body && JSON.stringify(body),
    credentials: 'omit',
  })
  const { code, msg, data } = await response.json()
  if (code !== 0) throw new Error(msg)
  return data
}

/** Start a session for `visitor` inside `host`. Resolves when the conversation is on screen; the result ends it. */
export async function openChat(host, visitor) {
  const { key } = await call('session', { visitor })
  const list = make('ol')
  const log = make('div', { role: 'log', 'aria-label': '对话', tabindex: '0' }, list)
  const input = make('textarea', { 'aria-label': '输入消息', placeholder: '输入消息', maxlength: '500', rows: '1' })
  const send = make('button', { type: 'submit' }, '发送')
  const status = make('p', { role: 'status' })
  const form = make('form', {}, input, send, status)
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' })
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(STYLE)
  root.adoptedStyleSheets = [sheet]
  root.replaceChildren(log, form)

  let newest = 0
  let isOver = false
  async function poll() {
    const { messages } = await call(`messages?key=${key}&after=${newest}`)
    for (const { messageId, side, words } of messages) {
      if (messageId <= newest) continue
      newest = messageId
      list.append(make('li', side === 'visitor' ? { class: 'mine' } : {}, make('p', {}, words)))
    }
    if (messages.length) log.scrollTop = log.scrollHeight
    status.textContent = ''
  }
  async function keepPolling() {
    while (!isOver) {
      await new Promise((resolve) => setTimeout(resolve, POLL_MS))
      if (isOver || document.hidden) continue
      await poll().catch(() => (status.textContent = '连接中断，正在重新连接'))
    }
  }
  form.addEventListener('submit', async (event) => {
    event.preventDefault()
    const words = input.value.trim()
    if (!words || send.disabled) return
    send.disabled = true
    try {
      await call('messages', { key, words })
      input.value = ''
      await poll()
    } catch {
      status.textContent = '没有发出去，请再试一次'
    }
    send.disabled = false
    input.focus()
  })
  await poll()
  void keepPolling()
  return () => {
    isOver = true
  }
}
