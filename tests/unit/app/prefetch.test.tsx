// @vitest-environment happy-dom
import type { ReactElement } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { CompositionGrid } from '#pages/bodyFatScale/composition-grid.tsx'
import { ColumnLink } from '#pages/columnCourses/page.tsx'
import { EntryList } from '#pages/integral/page.tsx'
import { passTime, renderView, setStage } from '#tests/unit/ui/render.ts'

setStage()
afterEach(() => vi.unstubAllGlobals())

/** Everything is in view. */
class InView {
  report: (seen: object[]) => void
  constructor(report: InView['report']) {
    this.report = report
  }
  observe() {
    this.report([{ isIntersecting: true }])
  }
  disconnect() {}
}

const COLUMN = {
  id: 'L1',
  name: '',
  description: '',
  cover: '',
  tag: undefined,
  avatars: [],
  joined: undefined,
  extent: '',
}
const WAYS: [page: string, view: () => ReactElement, ahead: string[]][] = [
  ['integral', () => <EntryList />, ['/columnCourses', '/sportData', '/bodyComposition']],
  ['columnCourses', () => <ColumnLink column={COLUMN} isFirst />, ['/columnDetails']],
  ['bodyFatScale', () => <CompositionGrid tiles={[]} masses={[]} inert={false} isSettled />, ['/analysis']],
]
test.for(WAYS)('/%s fetches where its ways lead, behind what it asks for itself', async ([, view, prefetched]) => {
  const asked = vi.fn(async (_: string) => new Response())
  vi.stubGlobal('fetch', asked)
  vi.stubGlobal('IntersectionObserver', InView)
  document.documentElement.dataset.busy = ''
  await renderView(view())
  await passTime(1000)
  expect(asked).not.toHaveBeenCalled()
  delete document.documentElement.dataset.busy
  await passTime(1000)
  expect(asked.mock.calls.map(([address]) => address)).toEqual(prefetched)
})
