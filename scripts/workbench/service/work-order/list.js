/* The outside work-order list of the local service. */
const $ = (id) => document.getElementById(id)
const time = new Intl.DateTimeFormat('zh-CN', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Asia/Shanghai' })

function row({ orderNo, kind, words, status, createdAt }) {
  const item = document.createElement('li')
  const head = document.createElement('b')
  const state = document.createElement('span')
  const text = document.createElement('p')
  const note = document.createElement('small')
  state.textContent = status
  head.append(kind, state)
  text.textContent = words
  note.textContent = `${orderNo} · ${time.format(createdAt)}`
  item.append(head, text, note)
  return item
}

$('form').onsubmit = async (event) => {
  event.preventDefault()
  $('error').textContent = /^1\d{10}$/.test($('phone').value.trim()) ? '' : '手机号格式不正确'
  $('count').textContent = ''
  $('orders').replaceChildren()
  if ($('error').textContent) return
  try {
    const response = await fetch(`/local/work-order/orders?phone=${encodeURIComponent($('phone').value.trim())}`)
    const { code, msg, data } = await response.json()
    if (code !== 0) {
      $('error').textContent = msg.replace(/^参数有误：/, '')
      return
    }
    $('count').textContent = data.orders.length ? `共 ${data.orders.length} 条` : '没有找到工单'
    $('orders').append(...data.orders.map(row))
  } catch {
    $('error').textContent = '网络不给力，请稍后再试'
  }
}
