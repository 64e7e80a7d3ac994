// @vitest-environment happy-dom
import { createRoot } from 'react-dom/client'
import { expect, test } from 'vitest'
import { Below } from '#shared/ui/layout/below.tsx'
import { useMore } from '#shared/ui/layout/use-more.tsx'
import { passTime, setStage } from './render.ts'

setStage()

test('what stands below the first screen comes behind the frame that shows the screen', async () => {
  const root = createRoot(document.body)
  root.render(
    <>
      <p>in sight</p>
      <Below>
        <p>below</p>
      </Below>
    </>,
  )
  expect(document.body.textContent).toBe('in sight')
  await passTime(50)
  expect(document.body.textContent).toBe('in sightbelow')
})

function List({ count }: { count: number }) {
  const { displayed, more } = useMore(count)
  return (
    <>
      {displayed}
      {more}
    </>
  )
}

test.each([
  [3, '3', '3'],
  [28, '12', '28'],
  [200, '12', '100加载更多'],
])('of %i rows the first frame draws %s, the next one %s', async (count, first, next) => {
  const root = createRoot(document.body.appendChild(document.createElement('main')))
  root.render(<List count={count} />)
  expect(document.body.lastChild!.textContent).toBe(first)
  await passTime(50)
  expect(document.body.lastChild!.textContent).toBe(next)
})
