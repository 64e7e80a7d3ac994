/* The desk's side of the local customer service: who is there, what was said, an answer. */
import { call, draftOf, isAfterPause, timeWords } from './common.js'
import { aboutOf, drawVisitors, nameOf } from './desk-list.js'

const POLL_MS = 1500
const $ = (id) => document.getElementById(id)
let chosen
let newest = 0
let lastAt
let draft
let isSending = false

function choose(visitorId, profile) {
  if (visitorId !== chosen) {
    chosen = visitorId
    newest = 0
    lastAt = undefined
    draft = draftOf(`desk-${visitorId}`)
    $('messages').replaceChildren()
    $('words').value = draft.read()
  }
  $('name').textContent = nameOf(visitorId, profile)
  $('about').textContent = aboutOf(profile)
  $('form').hidden = false
  document.body.classList.add('open')
  adjust()
  void refresh()
  $('words').focus()
}

function add(tagClass, words) {
  const item = document.createElement('li')
  item.className = tagClass
  item.textContent = words
  $('messages').append(item)
}

async function refresh() {
  try {
    const { visitors } = await call('desk/visitors')
    $('nobody').hidden = visitors.length > 0
    drawVisitors($('visitors'), visitors, chosen, choose)
    const asked = chosen
    if (asked) {
      const { messages } = await call(`desk/messages?visitorId=${asked}&after=${newest}`)
      if (asked !== chosen) return
      show(messages)
    }
    $('status').textContent = ''
  } catch {
    $('status').textContent = '连接中断，正在重新连接'
  }
}

function show(messages) {
  const log = $('log')
  const isAtEnd = log.scrollHeight - log.scrollTop - log.clientHeight < 40 || newest === 0
  for (const { messageId, side, words, sentAt } of messages) {
    if (messageId <= newest) continue
    newest = messageId
    if (isAfterPause(sentAt, lastAt)) add('time', timeWords(sentAt))
    lastAt = sentAt
    add(side, words)
  }
  if (isAtEnd) log.scrollTop = log.scrollHeight
}

const adjust = () => {
  $('send').disabled = isSending || !$('words').value.trim()
}

async function send() {
  const words = $('words').value.trim()
  if (!words || isSending) return
  const to = chosen
  const of = draft
  isSending = true
  adjust()
  try {
    await call('desk/messages', { visitorId: to, words })
    of.write('')
    if (to === chosen) $('words').value = ''
    await refresh()
    $('log').scrollTop = $('log').scrollHeight
  } catch {
    $('status').textContent = '没有发出去，请再试一次'
  }
  isSending = false
  adjust()
}

$('form').onsubmit = (event) => {
  event.preventDefault()
  void send()
}
$('words').oninput = () => {
  draft.write($('words').value)
  adjust()
}
$('words').onkeydown = (event) => {
  // While a word is being composed Enter takes it; Safari says so by the code alone.
  if (event.key !== 'Enter' || event.shiftKey || event.isComposing || event.keyCode === 229) return
  event.preventDefault()
  void send()
}
$('back').onclick = () => document.body.classList.remove('open')

// A keyboard scrolls the conversation too.
$('log').tabIndex = 0
for (;;) {
  await refresh()
  await new Promise((resolve) => setTimeout(resolve, POLL_MS))
}
