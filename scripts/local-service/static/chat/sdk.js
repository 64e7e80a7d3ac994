/* The script of a chat supplier: gets an element and a visitor, and knows nothing else about the page. */
import { request } from '/local/request.js'

const call = (path, body) => request(new URL(path, import.meta.url).href, body)

function createElement(tag, attributes = {}, ...children) {
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  element.append(...children)
  return element
}

/** Opens the conversation of `visitor` inside `host`. Resolves when it is displayed. @returns ends the session */
export async function openChat(host, visitor) {
  const { messages } = await call('session', { visitor })
  const list = createElement('ol')
  const log = createElement('div', { role: 'log', 'aria-label': '对话', tabindex: '0' }, list)
  const status = createElement('p', { role: 'status' })
  const input = createElement('textarea', {
    'aria-label': '输入消息',
    placeholder: '输入消息',
    rows: '1',
    maxlength: '500',
    enterkeyhint: 'send',
  })
  const send = createElement('button', { type: 'submit' }, '发送')
  const form = createElement('form', {}, status, input, send)
  // A link, because constructed style sheets need iOS 16.4.
  const style = createElement('link', { rel: 'stylesheet', href: new URL('sdk.css', import.meta.url).href })
  const isStyled = new Promise((resolve) => {
    style.onload = resolve
    style.onerror = resolve
  })
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' })
  root.replaceChildren(style, log, form)

  const showMessages = (added) => {
    list.append(...added.map(({ side, text }) => createElement('li', { class: side }, createElement('p', {}, text))))
    log.scrollTop = log.scrollHeight
  }
  form.addEventListener('submit', async (event) => {
    event.preventDefault()
    const text = input.value.trim()
    if (!text || send.disabled) return
    send.disabled = true
    status.textContent = '发送中'
    try {
      showMessages((await call('messages', { visitorId: visitor.id, text })).messages)
      input.value = ''
      status.textContent = ''
    } catch (error) {
      status.textContent = `没有发出去：${error.message}`
    }
    send.disabled = false
  })
  input.addEventListener('keydown', (event) => {
    // Enter that ends the composition of a word does not send; Safari reports it by the key code alone.
    if (event.key !== 'Enter' || event.shiftKey || event.isComposing || event.keyCode === 229) return
    event.preventDefault()
    form.requestSubmit()
  })
  // The keyboard makes the log shorter; the last message stays visible.
  const observer = new ResizeObserver(() => {
    log.scrollTop = log.scrollHeight
  })
  observer.observe(log)

  await isStyled
  showMessages(messages)
  return () => observer.disconnect()
}
