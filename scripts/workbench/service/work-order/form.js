/* The outside work-order form of the local service. */
import { kept, newId } from '../chat/common.js'
import { call, phoneOf, troubleWithPhone } from './common.js'

const $ = (id) => document.getElementById(id)
const FIELDS = ['kind', 'words', 'phone']
const LONGEST = 500

/** What is typed, and the id under which it was tried. */
const store = kept('work-order', {}, (value) => value && FIELDS.every((id) => typeof (value[id] ?? '') === 'string'))
let draft = store.read()
for (const id of FIELDS) $(id).value = draft[id] ?? ''
$('form').addEventListener('input', () => {
  // Other words are another order.
  draft = Object.fromEntries(FIELDS.map((id) => [id, $(id).value]))
  store.write(draft)
})

/** The first field that is wrong and why; undefined when all is well. */
function troubleWith({ kind, words, phone }) {
  if (!kind) return ['kind', '请选择问题类型']
  if (words.length < 5) return ['words', '问题描述至少 5 个字']
  if (words.length > LONGEST) return ['words', `问题描述最多 ${LONGEST} 字，现在 ${words.length} 字`]
  const trouble = troubleWithPhone(phone)
  return trouble ? ['phone', trouble] : undefined
}

/** Say it below the field it is about; what is about none, above the button. */
function show([field, words] = []) {
  for (const id of FIELDS) $(id).setAttribute('aria-invalid', String(field === id))
  if (field) $(field).after($('error'))
  else $('submit').before($('error'))
  $('error').textContent = words ?? ''
  if (field) $(field).focus()
}

function showBusy(isBusy) {
  $('submit').disabled = isBusy
  $('submit').textContent = isBusy ? '正在提交' : '提交'
}

$('form').onsubmit = async (event) => {
  event.preventDefault()
  if ($('submit').disabled) return
  const order = { kind: $('kind').value, words: $('words').value.trim(), phone: phoneOf($('phone').value) }
  const trouble = troubleWith(order)
  show(trouble)
  if (trouble) return
  // The answer may get lost; the service takes the same id once.
  draft.clientId ??= newId()
  store.write(draft)
  const { clientId } = draft
  showBusy(true)
  try {
    const { orderNo } = await call('orders', { ...order, clientId })
    draft = { phone: $('phone').value }
    store.write(draft)
    $('form').hidden = true
    $('done').textContent = `提交成功，工单号 ${orderNo}`
    $('another').hidden = false
  } catch (error) {
    show(['', error.message])
  }
  showBusy(false)
}

$('another').onclick = () => {
  $('another').hidden = true
  $('done').textContent = ''
  $('words').value = ''
  $('kind').value = ''
  $('form').hidden = false
  $('kind').focus()
}
