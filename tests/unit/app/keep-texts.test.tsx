// @vitest-environment happy-dom
import { Fragment, type ReactElement } from 'react'
import { beforeAll, expect, test } from 'vitest'
import { keepTexts } from '#shared/page/keep-texts.ts'
import { passTime, renderView, setStage } from '#tests/unit/ui/render.ts'
import { TRANSLATORS, translatePage } from './translate.ts'

setStage()
beforeAll(keepTexts)
const text = () => document.body.textContent!.replace(/[[\]]/g, '')

const Count = ({ count }: { count: number }) => (
  <p>
    {count} 人已参加，还差 <b>{10 - count}</b> 人
  </p>
)
const Rows = ({ names }: { names: string }) => (
  <p>
    {[...names].map((name) => (
      <Fragment key={name}>{name}，</Fragment>
    ))}
  </p>
)
interface Change {
  what: string
  before: ReactElement
  after: ReactElement
  expected: string
}
const CHANGES: Change[] = [
  {
    what: 'a text between texts',
    before: <Count count={3} />,
    after: <Count count={4} />,
    expected: '4 人已参加，还差 6 人',
  },
  {
    what: 'a label',
    before: <button type="button">展开</button>,
    after: <button type="button">收起</button>,
    expected: '收起',
  },
  { what: 'a text that becomes empty', before: <p>{'还剩'}天</p>, after: <p>{''}天</p>, expected: '天' },
  { what: 'a text that goes', before: <p>{'还剩'}天</p>, after: <p>{false}天</p>, expected: '天' },
  { what: 'a text that comes first', before: <p>{false}天</p>, after: <p>{'还剩'}天</p>, expected: '还剩天' },
  { what: 'a text that comes last', before: <p>1{false}</p>, after: <p>1{'天'}</p>, expected: '1天' },
  {
    what: 'an element that comes before a text',
    before: <p>{false}天</p>,
    after: <p>{<b>3</b>}天</p>,
    expected: '3天',
  },
  {
    what: 'an element that comes behind a text',
    before: <p>共{false}天</p>,
    after: <p>共{<b>3</b>}天</p>,
    expected: '共3天',
  },
  { what: 'a text for an element', before: <p>共{<b>三</b>}天</p>, after: <p>共{'四'}天</p>, expected: '共四天' },
  { what: 'an element for a text', before: <p>共{'三'}天</p>, after: <p>共{<b>四</b>}天</p>, expected: '共四天' },
  { what: 'a list that grows', before: <p>{['甲', '乙']}</p>, after: <p>{['甲', '乙', '丙']}</p>, expected: '甲乙丙' },
  { what: 'a list that shrinks', before: <p>{['甲', '乙', '丙']}</p>, after: <p>{['丙']}</p>, expected: '丙' },
  {
    what: 'rows in another order',
    before: <Rows names="甲乙丙" />,
    after: <Rows names="丙甲乙" />,
    expected: '丙，甲，乙，',
  },
  { what: 'a text that stays', before: <p>共{3}天</p>, after: <p title="x">共{3}天</p>, expected: '共3天' },
  {
    what: 'a panel',
    before: <section>{<p>活动详情</p>}</section>,
    after: <section>{<ul>课程计划</ul>}</section>,
    expected: '课程计划',
  },
  { what: 'an empty view', before: <p>已保存</p>, after: <p key="none" />, expected: '' },
]
const CASES = CHANGES.flatMap((change) =>
  (Object.keys(TRANSLATORS) as (keyof typeof TRANSLATORS)[]).map((kind) => [change.what, kind, change] as const),
)
test.for(CASES)('%s, translated (%s), is never stale', async ([, kind, { before, after, expected }]) => {
  const redraw = await renderView(before)
  const original = text()
  translatePage(TRANSLATORS[kind])
  await passTime(50)
  expect(document.querySelectorAll('body > div > * font').length).toBeGreaterThan(0)
  expect(text()).toBe(original)
  await redraw(after)
  expect(text()).toBe(expected)
  translatePage(TRANSLATORS[kind])
  await passTime(50)
  await redraw(before)
  expect(text()).toBe(original)
  await redraw(after)
  expect(text()).toBe(expected)
})

test('what is not changed stays translated', async () => {
  const redraw = await renderView(<Count count={3} />)
  translatePage()
  await passTime(50)
  await redraw(<Count count={4} />)
  expect(document.body.textContent).toBe('4[ 人已参加，还差 ]6[ 人]')
})

test('a translation that is undone shows the text again, and then its changes', async () => {
  const redraw = await renderView(<Count count={3} />)
  translatePage()
  await passTime(50)
  for (const font of document.querySelectorAll('p > font, b > font')) font.remove()
  await passTime(50)
  expect(document.body.textContent).toBe('3 人已参加，还差 7 人')
  await redraw(<Count count={4} />)
  expect(document.body.textContent).toBe('4 人已参加，还差 6 人')
})
