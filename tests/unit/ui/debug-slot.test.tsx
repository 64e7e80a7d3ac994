// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { OutsideApp } from '#shared/auth/no-session.tsx'
import { pageGlobals } from '#shared/core/page-globals.ts'
import { INCOMPLETE_ERROR } from '#shared/core/request-error.ts'
import { ErrorStateCard } from '#shared/features/messages/error-state-card.tsx'
import { ChunkError } from '#shared/lazy/lazy-component.tsx'
import { PageBoundary } from '#shared/page/page-boundary.tsx'
import { ErrorCard } from '#shared/ui/states/error-card.tsx'
import { ErrorLine } from '#shared/ui/states/error-line.tsx'
import { passTime, renderView, setStage } from './render.ts'

setStage()
const NAME = '复制诊断'
const getButton = () =>
  [...document.querySelectorAll('button')].find((item) => /诊断|复制/.test(item.textContent ?? ''))
const setTools = (copyDiagnosis: () => Promise<boolean>) => {
  pageGlobals.loadDebug = async () => {
    pageGlobals.debug = { copyDiagnosis, openConsole() {} }
  }
}
afterEach(() => {
  pageGlobals.loadDebug = pageGlobals.debug = undefined
})

const Broken = () => {
  throw new Error('broken')
}
const CARDS = {
  'a failed call': (
    <ErrorCard error={Object.assign(new Error('x'), { errorCode: 'server' as const })} onRetry={() => {}} />
  ),
  'a link without its id': <ErrorStateCard error={INCOMPLETE_ERROR} onRetry={() => {}} />,
  'an unknown item': (
    <ErrorStateCard error={Object.assign(new Error(''), { errorCode: 'refused' as const })} onRetry={() => {}} />
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
  setTools(copied)
  await renderView(CARDS[name])
  expect(getButton()?.textContent).toBe(NAME)
  getButton()!.click()
  await passTime(10)
  expect(copied).toHaveBeenCalledOnce()
  expect(getButton()?.textContent).toBe('诊断已复制')
})

test('without a clipboard, and without its file, it says so and may be tapped again', async () => {
  setTools(async () => false)
  await renderView(CARDS['a failed call'])
  getButton()!.click()
  await passTime(10)
  expect(getButton()?.textContent).toBe('复制失败，再试一次')
  pageGlobals.loadDebug = () => Promise.reject(new TypeError('Failed to fetch'))
  getButton()!.click()
  await passTime(10)
  expect(getButton()?.textContent).toBe('复制失败，再试一次')
  setTools(async () => true)
  getButton()!.click()
  await passTime(10)
  expect(getButton()?.textContent).toBe('诊断已复制')
})

test('where the page was not built for testers there is no such button', async () => {
  await renderView(CARDS['a failed call'])
  expect(getButton()).toBeUndefined()
})
