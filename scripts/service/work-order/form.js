/* The outside work-order form of the local service. */
const $ = (id) => document.getElementById(id)

$('form').onsubmit = async (event) => {
  event.preventDefault()
  if ($('submit').disabled) return
  $('submit').disabled = true
  $('error').textContent = ''
  try {
    const response = await fetch('/local/work-order/orders', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ kind: $('kind').value, words: $('words').value, phone: $('phone').value }),
    })
    const { code, msg, data } = await response.json()
    if (code === 0) {
      $('form').hidden = true
      $('done').textContent = `提交成功，工单号 ${data.orderNo}`
    } else $('error').textContent = msg.replace(/^参数有误：/, '')
  } catch {
    $('error').textContent = '网络不给力，请稍后再试'
  }
  $('submit').disabled = false
}
