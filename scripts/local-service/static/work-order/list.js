/* Lists the work orders of a phone number. */
import { request } from '/local/request.js'

const [form, error, count, orders] = ['form', 'error', 'count', 'orders'].map((id) => document.getElementById(id))
const button = form.querySelector('button')

function createItem({ orderNo, kind, description }) {
  const [item, title, text, number] = ['li', 'b', 'p', 'small'].map((tag) => document.createElement(tag))
  title.textContent = kind
  text.textContent = description
  number.textContent = orderNo
  item.append(title, text, number)
  return item
}

form.onsubmit = async (event) => {
  event.preventDefault()
  if (button.disabled) return
  button.disabled = true
  error.textContent = ''
  count.textContent = '正在查询…'
  orders.replaceChildren()
  try {
    const result = await request(`/local/work-order/orders?${new URLSearchParams(new FormData(form))}`)
    count.textContent = result.orders.length ? `共 ${result.orders.length} 条` : '没有找到工单，请核对手机号'
    orders.append(...result.orders.map(createItem))
  } catch ({ message }) {
    count.textContent = ''
    error.textContent = message
  }
  button.disabled = false
}
