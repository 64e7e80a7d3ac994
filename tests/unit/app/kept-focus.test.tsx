// @vitest-environment happy-dom
import { useState } from 'react'
import { expect, test } from 'vitest'
import { blockPage, unblockPage } from '#shared/auth/block-page.ts'
import { restoreFocus } from '#shared/page/focus-restoration.ts'
import { passTime, renderView, setStage } from '#tests/unit/ui/render.ts'

setStage()
restoreFocus()

/** A button that goes when it is pressed, between two headings. */
function Column({ isInText }: { isInText: boolean }) {
  const [isOpen, setOpen] = useState(false)
  const button = !isOpen && (
    <button type="button" onClick={() => setOpen(true)}>
      更多
    </button>
  )
  return (
    <main>
      <h1>课程</h1>
      <div>
        <section>{isInText ? <p>每一次发力{button}</p> : <div>{button}</div>}</section>
        <section>
          <h2>教练</h2>
        </section>
      </div>
    </main>
  )
}

test.for([
  [true, '每一次发力'],
  [false, '课程'],
] as const)('after a button in a text (%s) the focus goes on at %s, never below', async ([isInText, text]) => {
  await renderView(<Column isInText={isInText} />)
  const button = document.querySelector('button')!
  button.focus()
  button.click()
  await passTime(50)
  expect(document.querySelector('button')).toBeNull()
  expect(document.activeElement?.textContent).toBe(text)
})

test('a page that was hidden for a moment gives the focus back, unless nothing had it', async () => {
  await renderView(<Column isInText={false} />)
  const button = document.querySelector('button')!
  button.focus()
  for (const expected of [button, document.body]) {
    blockPage()
    await passTime(10)
    // An engine takes the focus from what is hidden.
    button.blur()
    unblockPage()
    await passTime(10)
    expect(document.activeElement).toBe(expected)
    button.blur()
  }
})
