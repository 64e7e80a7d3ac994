/* The outside work-order form of the local service. */
const $ = (id) => document.getElementById(id)

/** The first field that is wrong and why; undefined when all is well. */
function troubleWith(kind, words, phone) {
  if (!kind) return ['kind', '请选择问题类型']
  if (words.length < 5) return ['words', '问题描述至少 5 个字']
  return /^1\d{10}$/.test(phone) ? undefined : ['phone', '手机号格式不正确']
}

function show(trouble) {
  for (const id of ['kind', 'words', 'phone']) $(id).setAttribute('aria-invalid', String(trouble?.[0] === id))
  $('error').textContent = trouble?.[1] ?? ''
  if (trouble) $(trouble[0]).focus()
}

$('form').onsubmit = async (event) => {
  event.preventDefault()
  if ($('submit').disabled) return
  const trouble = troubleWith($('kind').value, $('words').value.trim(), $('phone').value.trim())
  show(trouble)
  if (trouble) return
  $('submit').disabled = true
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
      $('another').hidden = false
    } else $('error').textContent = msg.replace(/^参数有误：/, '')
  } catch {
    $('error').textContent = '网络不给力，请稍后再试'
  }
  $('submit').disabled = false
}

$('another').onclick = () => {
  $('another').hidden = true
  $('done').textContent = ''
  $('words').value = ''
  $('kind').value = ''
  $('form').hidden = false
  $('kind').focus()
}
