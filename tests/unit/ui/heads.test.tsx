// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { AvatarStack } from '#shared/ui/people/avatar-stack.tsx'
import { getHeadColours } from '#shared/ui/people/drawn-head.ts'
import { Mosaic } from '#shared/ui/people/mosaic.tsx'
import { RankRow } from '#shared/ui/people/rank-row.tsx'
import { renderView, setStage } from './render.ts'

setStage()
const getHeads = () =>
  [...document.querySelectorAll('svg[viewBox="0 0 72 72"]')].map(
    (head) => `${head.querySelector('g')!.getAttribute('fill')} ${head.querySelectorAll('g > path').length}`,
  )

test.for([
  ['side by side', 5, <AvatarStack key="stack" sources={['', '', '', '', '']} size={28} />],
  ['in a mosaic', 4, <Mosaic key="mosaic" sources={['', '', '', '']} size={64} name="群组头像" className="size-16" />],
] as const)('people without a picture are of different colours %s', async ([, count, view]) => {
  await renderView(view)
  expect(new Set(getHeads()).size).toBe(count)
})

test('one person looks the same wherever the row stands, and others do not', async () => {
  const renderRow = (rank: number, name: string) => (
    <RankRow key={rank} rank={rank} avatar="" name={name} value="1" unit="千卡" />
  )
  await renderView(<ol>{[renderRow(4, '林小满'), renderRow(9, '阿泽'), renderRow(11, '林小满')]}</ol>)
  const [first, other, again] = getHeads()
  expect(again).toBe(first)
  expect(other).not.toBe(first)
})

test.for(['', '林小满', '😀', '‍', 'x'.repeat(60), 0, 14, 15])('%o has a colour', (who) => {
  const { colour, wear } = getHeadColours(who)
  expect(colour).toMatch(/^#[\da-f]{6}$/)
  expect(typeof wear).toBe('string')
})
