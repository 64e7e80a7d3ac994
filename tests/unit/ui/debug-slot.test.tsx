// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { ChunkError } from '#shared/app/loading/lazy-component.tsx'
import { TroubleCard } from '#shared/app/messages/trouble-card.tsx'
import { PageBoundary } from '#shared/app/page/page-boundary.tsx'
import { OutsideApp } from '#shared/auth/no-session.tsx'
import { ErrorCard } from '#shared/ui/states/error-card.tsx'
import { ErrorLine } from '#shared/ui/states/error-line.tsx'
import { draw, pass, setStage } from './render.ts'

setStage()
const NAME = '复制诊断'
const button = () => [...document.querySelectorAll('button')].find((one) => /诊断|复制/.test(one.textContent ?? ''))
const tools = (copyDiagnosis: () => Promise<boolean>) => {
  window.__loadDebug = async () => {
    window.__debug = { copyDiagnosis, openConsole() {} }
  }
}
afterEach(() => {
  window.__loadDebug = window.__debug = undefined
})

const Broken = () => {
  throw new Error('broken')
}
const CARDS = {
  'a failed call': <ErrorCard error={Object.assign(new Error('x'), { fault: 'server' as const })} onRetry={() => {}} />,
  'a link without its id': <TroubleCard problem="incomplete" onRetry={() => {}} />,
  'an unknown item': (
    <TroubleCard problem={Object.assign(new Error(''), { fault: 'refused' as const })} onRetry={() => {}} />
  ),
  'a failed line': <ErrorLine onRetry={() => {}} />,
  'a member page outside the app': <OutsideApp />,
  'a lost part': <ChunkError onRetry={() => {}} />,
  'a render error': (
    <PageBoundary>
      <Broken />
    </PageBoundary>
  ),
}

test.for(Object.keys(CARDS) as (keyof typeof CARDS)[])('%s: a tester copies the diagnosis', async (name) => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const copied = vi.fn(async () => true)
  tools(copied)
  await draw(CARDS[name])
  expect(button()?.textContent).toBe(NAME)
  button()!.click()
  await pass(10)
  expect(copied).toHaveBeenCalledOnce()
  expect(button()?.textContent).toBe('诊断已复制')
})

test('without a clipboard, and without its file, it says so and may be tapped again', async () => {
  tools(async () => false)
  await draw(CARDS['a failed call'])
  button()!.click()
  await pass(10)
  expect(button()?.textContent).toBe('复制失败，再试一次')
  window.__loadDebug = () => Promise.reject(new TypeError('Failed to fetch'))
  button()!.click()
  await pass(10)
  expect(button()?.textContent).toBe('复制失败，再试一次')
  tools(async () => true)
  button()!.click()
  await pass(10)
  expect(button()?.textContent).toBe('诊断已复制')
})

test('where the page was not built for testers there is no such button', async () => {
  await draw(CARDS['a failed call'])
  expect(button()).toBeUndefined()
})
