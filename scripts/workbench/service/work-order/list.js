/* The outside work-order list of the local service. */
import { call, phoneOf, troubleWithPhone } from './common.js'

/** The service sends no more. */
const MOST = 50
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
  if ($('submit').disabled) return
  const phone = phoneOf($('phone').value)
  const trouble = troubleWithPhone(phone)
  $('phone').setAttribute('aria-invalid', String(!!trouble))
  $('error').textContent = trouble
  $('orders').replaceChildren()
  $('count').textContent = ''
  if (trouble) return $('phone').focus()
  $('submit').disabled = true
  $('count').textContent = '正在查询…'
  try {
    const { orders } = await call(`orders?phone=${phone}`)
    const all = orders.length < MOST ? `共 ${orders.length} 条` : `最近 ${MOST} 条`
    $('count').textContent = orders.length ? all : '没有找到工单'
    $('orders').append(...orders.map(row))
  } catch (error) {
    $('count').textContent = ''
    $('error').textContent = error.message
  }
  $('submit').disabled = false
}
