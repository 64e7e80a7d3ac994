// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { SharedPlace } from '#pages/groupInfoShare/shared-place.tsx'
import { draw, pass, setStage } from '#tests/unit/ui/render.ts'

setStage()

const person = (index: number) => ({
  rank: 1,
  name: `伙伴${index}`,
  avatar: '',
  value: '28',
  percent: 100,
  // A service that lists the member twice.
  isMe: index === 7 || index === 8,
})

const named = () => document.body.textContent.match(/伙伴\d+/g)
async function tap(name: string) {
  const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)
  button!.click()
  await pass(50)
}

test('thousands on one place: the own row once, the others by the hundred on demand', async () => {
  const everybody = Array.from({ length: 3000 }, (_, index) => person(index))
  await draw(<SharedPlace rank={1} all={everybody} unit="天" />)
  expect(document.body.textContent).toContain('3000 人并列第 1')
  expect(named()).toEqual(['伙伴7'])
  await tap('看看都有谁')
  expect(named()).toHaveLength(100)
  await tap('加载更多')
  expect(named()).toHaveLength(200)
})
