/* The desk's side of the local customer service: who is there, what was said, an answer. */
const BASE = '/local/chat/desk/'
const $ = (id) => document.getElementById(id)
let chosen
let newest = 0

async function call(path, body) {
  const response = await fetch(BASE + path, {
    method: body ? 'POST' : 'GET',
    headers: body ? { 'content-type': 'application/json' } : {},
    body: body && JSON.stringify(body),
  })
  const { code, msg, data } = await response.json()
  if (code !== 0) throw new Error(msg)
  return data
}

const about = ({ id, gender, age, birthday, city, isVip }) =>
  [`编号 ${id}`, gender, age != null && `${age} 岁`, birthday && `生日 ${birthday}`, city, isVip && 'VIP']
    .filter(Boolean)
    .join(' · ')

function drawVisitors(visitors) {
  $('visitors').replaceChildren(
    ...visitors.map(({ visitorId, profile, last }) => {
      const button = document.createElement('button')
      const small = document.createElement('small')
      small.textContent = last
      button.append(profile.name || `访客 ${visitorId}`, small)
      button.setAttribute('aria-pressed', String(visitorId === chosen))
      button.onclick = () => choose(visitorId, profile)
      const item = document.createElement('li')
      item.append(button)
      return item
    }),
  )
}

function choose(visitorId, profile) {
  chosen = visitorId
  newest = 0
  $('messages').replaceChildren()
  $('who').textContent = `${profile.name || '访客'} · ${about(profile)}`
  $('form').hidden = false
  void refresh()
}

async function refresh() {
  try {
    drawVisitors((await call('visitors')).visitors)
    const asked = chosen
    if (!asked) return
    const { messages } = await call(`messages?visitorId=${asked}&after=${newest}`)
    if (asked !== chosen) return
    for (const { messageId, side, words } of messages) {
      if (messageId <= newest) continue
      newest = messageId
      const item = document.createElement('li')
      item.className = side
      item.textContent = words
      $('messages').append(item)
    }
    if (messages.length) $('messages').scrollTop = $('messages').scrollHeight
    $('status').textContent = ''
  } catch (error) {
    $('status').textContent = `连接中断：${error.message}`
  }
}

async function send() {
  const words = $('words').value.trim()
  if (!words) return
  try {
    await call('messages', { visitorId: chosen, words })
    $('words').value = ''
    await refresh()
  } catch (error) {
    $('status').textContent = error.message
  }
}

$('form').onsubmit = (event) => {
  event.preventDefault()
  void send()
}
$('words').onkeydown = (event) => {
  if (event.key !== 'Enter' || event.shiftKey || event.isComposing) return
  event.preventDefault()
  void send()
}
await refresh()
setInterval(refresh, 1500)
