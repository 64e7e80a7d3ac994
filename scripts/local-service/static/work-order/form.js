/* Sends a work order; the service validates it and its message is displayed. */
import { request } from '/local/request.js'

const [form, error, done] = ['form', 'error', 'done'].map((id) => document.getElementById(id))
const button = form.querySelector('button')

form.onsubmit = async (event) => {
  event.preventDefault()
  if (button.disabled) return
  button.disabled = true
  error.textContent = ''
  done.textContent = ''
  try {
    const { orderNo } = await request('orders', Object.fromEntries(new FormData(form)))
    form.reset()
    done.textContent = `提交成功，工单号 ${orderNo}`
  } catch ({ message }) {
    error.textContent = message
  }
  button.disabled = false
}
