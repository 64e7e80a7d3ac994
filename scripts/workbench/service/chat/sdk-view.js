/* What the visitor sees: the conversation, kept in the order of the service, and the field below. No markup from text. */
import { isAfterPause, timeWords } from './common.js'

const SVG = 'http://www.w3.org/2000/svg'
/** Headset, 24 × 24 within 36. */
const HEADSET =
  'M11 20v-2a7 7 0 0 1 14 0v2m-14 0a2 2 0 0 1 4 0v3a2 2 0 0 1-4 0zm10 0a2 2 0 0 1 4 0v3a2 2 0 0 1-4 0zm4 3c0 3-2 4-5 4'

function make(tag, attributes = {}, ...children) {
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  element.append(...children)
  return element
}

function face() {
  const svg = document.createElementNS(SVG, 'svg')
  const path = document.createElementNS(SVG, 'path')
  const look = { d: HEADSET, fill: 'none', stroke: 'currentColor', 'stroke-width': '1.75', 'stroke-linecap': 'round' }
  for (const [name, value] of Object.entries({ viewBox: '0 0 36 36', 'aria-hidden': 'true' }))
    svg.setAttribute(name, value)
  for (const [name, value] of Object.entries(look)) path.setAttribute(name, value)
  svg.append(path)
  return svg
}

/** A style sheet of ours, as a link: sheets made by script need iOS 16.4. `loaded` never rejects: unstyled it works too. */
function sheet(file) {
  const link = make('link', { rel: 'stylesheet', href: new URL(file, import.meta.url).href })
  const loaded = new Promise((resolve) => {
    link.onload = resolve
    link.onerror = resolve
  })
  return { link, loaded }
}

/** The parts on screen inside `host`; resolves when their styles are loaded. */
export async function chatView(host) {
  const list = make('ol')
  const log = make('div', { role: 'log', 'aria-label': '对话', tabindex: '0' }, list)
  const input = make('textarea', {
    'aria-label': '输入消息',
    'aria-describedby': 'limit',
    placeholder: '输入消息',
    rows: '1',
    enterkeyhint: 'send',
  })
  const send = make('button', { type: 'submit', disabled: '' }, '发送')
  const newer = make('button', { type: 'button', class: 'newer', hidden: '' })
  const status = make('p', { role: 'status' })
  /** What is typed is too long. */
  const limit = make('p', { role: 'status', id: 'limit' })
  const form = make('form', {}, newer, status, limit, input, send)
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' })
  const sheets = ['sdk.css', 'sdk-field.css'].map(sheet)
  root.replaceChildren(...sheets.map(({ link }) => link), log, form)
  await Promise.all(sheets.map(({ loaded }) => loaded))

  let isAtEnd = true
  let unread = 0
  const showUnread = () => {
    newer.hidden = unread === 0
    newer.textContent = unread ? `${unread} 条新消息` : ''
  }
  /** How far the list could be scrolled when it stood at its end. */
  let far = 0
  const range = () => log.scrollHeight - log.clientHeight
  function toEnd() {
    log.scrollTop = log.scrollHeight
    far = range()
    isAtEnd = true
    unread = 0
    showUnread()
  }
  log.addEventListener('scroll', () => {
    // Where the sizes have changed it was the browser that scrolled.
    isAtEnd = range() - log.scrollTop < 40 || (isAtEnd && range() !== far)
    if (isAtEnd) toEnd()
  })
  newer.addEventListener('click', toEnd)
  // When the keyboard opens, the field or the text grows, a list that stood at its end is scrolled to its end again.
  const sizes = new ResizeObserver(() => isAtEnd && toEnd())
  sizes.observe(log)
  sizes.observe(list)

  /** Rows stand by the number the service gave them; those it has not seen yet come last. */
  function place(row, { messageId = Number.POSITIVE_INFINITY, sentAt }) {
    row.dataset.number = messageId
    row.dataset.sentAt = sentAt
    const rows = [...list.querySelectorAll('li[data-number]')].filter((one) => one !== row)
    const next = rows.find((one) => Number(one.dataset.number) > messageId)
    const before = rows[(next ? rows.indexOf(next) : rows.length) - 1]
    const above = row.previousElementSibling
    const time = above?.className === 'time' ? above : undefined
    if (row.isConnected && (time ?? row).previousElementSibling === (before ?? null)) return
    // The time goes where its message goes, and there may be none to say there.
    time?.remove()
    list.insertBefore(row, next ?? null)
    if (!isAfterPause(sentAt, before && Number(before.dataset.sentAt))) return
    list.insertBefore(make('li', { class: 'time' }, timeWords(sentAt)), row)
  }

  return {
    input,
    send,
    form,
    status,
    limit,
    toEnd,
    /** Add a message; `isOld`: it was there before the visitor came. @returns its row */
    add(message, isOld = false) {
      const isMine = message.side === 'visitor'
      const row = make('li', isMine ? { class: 'mine' } : {}, ...(isMine ? [] : [face()]), make('p', {}, message.words))
      const stays = isAtEnd || isMine
      place(row, message)
      if (!stays && !isOld) unread++
      if (stays) toEnd()
      else showUnread()
      return row
    },
    /** Another conversation begins; what has not been sent stays. */
    clear() {
      for (const row of [...list.children]) if (!row.dataset.state) row.remove()
    },
    /** The service has stored it and given it this number. */
    confirm(row, message) {
      place(row, message)
      this.mark(row, '')
    },
    /** `sending`, `failed` with a way to try again, or '' when all is well. */
    mark(row, state, onAgain) {
      row.dataset.state = state
      for (const old of row.querySelectorAll('small,.trouble')) old.remove()
      if (state === 'sending') row.append(make('small', {}, '发送中'))
      if (state !== 'failed') return
      const again = make('button', { type: 'button' }, '重新发送')
      again.addEventListener('click', onAgain, { once: true })
      row.append(make('div', { class: 'trouble' }, make('small', {}, '没有发出去'), again))
      if (isAtEnd) toEnd()
    },
  }
}
