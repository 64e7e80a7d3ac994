// @vitest-environment happy-dom
import { createRoot } from 'react-dom/client'
import { expect, test } from 'vitest'
import { Below } from '#shared/ui/layout/below.tsx'
import { pass, setStage } from './render.ts'

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
  await pass(50)
  expect(document.body.textContent).toBe('in sightbelow')
})
