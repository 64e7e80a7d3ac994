/* The list of visitors at the desk. No markup from text. */
import { timeWords } from './common.js'

function piece(tag, name, words) {
  const element = document.createElement(tag)
  element.className = name
  element.textContent = words
  return element
}

/** What the desk calls a visitor. */
export const nameOf = (visitorId, profile) => profile.name || `访客 ${visitorId}`

/** Everything the page told about a visitor, in one line. */
export const aboutOf = ({ id, gender, age, birthday, city, isVip }) =>
  [`编号 ${id}`, gender, age != null && `${age} 岁`, birthday && `生日 ${birthday}`, city, isVip && 'VIP']
    .filter(Boolean)
    .join(' · ')

function waitingMark(count) {
  const mark = piece('span', 'waiting', count)
  mark.append(piece('span', 'unseen', ' 条待回复'))
  return mark
}

/** Rows keep their elements when the list changes, so that the keyboard focus is not lost. */
export function drawVisitors(list, visitors, chosen, onChoose) {
  const kept = new Map([...list.children].map((item) => [item.dataset.visitor, item]))
  const items = visitors.map(({ visitorId, profile, last, sentAt, waiting }) => {
    const item = kept.get(visitorId) ?? document.createElement('li')
    item.dataset.visitor = visitorId
    if (!item.firstChild) item.append(document.createElement('button'))
    const button = item.firstChild
    const name = nameOf(visitorId, profile)
    const face = piece('span', 'face', [...name][0])
    face.setAttribute('aria-hidden', 'true')
    button.replaceChildren(
      face,
      piece('span', 'name', name),
      piece('span', 'when', timeWords(sentAt)),
      piece('span', 'last', last),
      ...(waiting ? [waitingMark(waiting)] : []),
    )
    button.setAttribute('aria-pressed', String(visitorId === chosen))
    button.onclick = () => onChoose(visitorId, profile)
    return item
  })
  const isSame = items.length === list.children.length && items.every((item, index) => item === list.children[index])
  if (!isSame) list.replaceChildren(...items)
  const waiting = visitors.reduce((sum, one) => sum + one.waiting, 0)
  document.title = waiting ? `（${waiting}）客服工作台` : '客服工作台'
}
