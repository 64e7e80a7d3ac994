import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ROOT } from '#scripts/base/page-names.ts'
import { allPlanted, patched, withDefect } from '#scripts/workbench/planted/apply.ts'
import { failedIn, linesOf, outcomeOf } from '#scripts/workbench/planted/outcome.ts'
import { areNear, groupsOf, type Planted, readPlanted } from '#scripts/workbench/planted/patch.ts'

const all = allPlanted()

test.for(all)('$name still fits the sources, and its finders are there', (defect) => {
  expect([...withDefect(defect, ROOT).keys()].sort()).toEqual(defect.touches.toSorted())
  expect(defect.foundBy.filter(({ file }) => !existsSync(ROOT + file))).toEqual([])
  expect(defect.touches.filter((path) => path.startsWith('tests/'))).toEqual([])
})

test('three runs find them all: none of a group hides another', () => {
  const groups = groupsOf(all, 3)
  expect(groups.flat().length).toBe(all.length)
  expect(all.length).toBeGreaterThanOrEqual(30)
  for (const group of groups)
    for (const [at, one] of group.entries())
      expect(group.slice(at + 1).filter((other) => areNear(one, other))).toEqual([])
})

const DIFF = '--- a/shared/x.ts\n+++ b/shared/x.ts\n@@ -1 +1 @@\n-a\n+b\n'
const read = (head: string) => readPlanted('one', `${head}\n\n${DIFF}`)

test('a file tells what is wrong, who finds it, and what it changes', () => {
  const one = read('It is wrong.\nFound-by: tests/a.test.ts\nFound-by: tests/b.e2e.ts > /set in')
  expect([one.what, one.touches, one.diff]).toEqual(['It is wrong.', ['shared/x.ts'], DIFF])
  expect(one.foundBy).toEqual([
    { file: 'tests/a.test.ts', test: '' },
    { file: 'tests/b.e2e.ts', test: '/set in' },
  ])
})

test.for([
  ['It is wrong.', '没有写 Found-by'],
  ['Found-by: tests/a.test.ts', '没有写是什么错'],
])('%s alone is refused', ([head, words]) => expect(() => read(head!)).toThrow(`one.patch ${words}`))

test('a file without a change is refused', () =>
  expect(() => readPlanted('one', 'It is wrong.\nFound-by: a\n')).toThrow('没有改动'))

test('a hunk stands where its lines stand, and nowhere else', () => {
  const hunks = '+++ b/x\n@@ -1,3 +1,3 @@\n one\n-two\n+2\n three\n'
  expect(patched('zero\none\ntwo\nthree\nfour\n', hunks)).toBe('zero\none\n2\nthree\nfour\n')
  expect(() => patched('one\nthree\n', hunks)).toThrow('找不到')
  expect(() => patched('one\ntwo\nthree\none\ntwo\nthree\n', hunks)).toThrow('不止一处')
})

const defect = (name: string, path: string, file: string, test = ''): Planted => ({
  ...{ name, what: `${name} is wrong.`, diff: '' },
  touches: [path],
  foundBy: [{ file, test }],
})
const [x, y, z] = [
  defect('x', 'a.ts', 't', '/set '),
  defect('y', 'b.ts', 't', '/chat '),
  defect('z', 'c.ts', 't'),
] as const

test('two that change one source, or whose finders could be one test, stand in two groups', () => {
  expect([areNear(x, y), areNear(x, z), areNear(x, defect('w', 'a.ts', 'u'))]).toEqual([false, true, true])
  expect(groupsOf([x, y, z], 2).map((group) => group.map(({ name }) => name).sort())).toEqual([['z'], ['x', 'y']])
  expect(() => groupsOf([x, y, z], 1)).toThrow(/分不开/)
})

test('a defect is found when a test that it names has failed; a file that could not begin counts', () => {
  const result = (name: string, failed: string[], status = 'failed') => ({
    ...{ name: `/p/${name}`, startTime: 0, endTime: 1, status },
    assertionResults: failed.map((fullName) => ({ fullName, status: 'failed' })),
  })
  const failed = failedIn(
    { testResults: [result('t', ['/set in every']), result('u', []), result('v', [], 'passed')] },
    '/p/',
  )
  expect(failed).toEqual([
    { file: 't', test: '/set in every' },
    { file: 'u', test: '' },
  ])
  const outcome = outcomeOf([x, y], failed)
  expect(outcome.found.map(({ defect }) => defect.name)).toEqual(['x'])
  expect(outcome.missed.map(({ name }) => name)).toEqual(['y'])
  expect(linesOf(outcome)).toEqual([
    '  找到    x：t > /set in every',
    '  没找到  y：y is wrong.',
    '  另外还有 1 个失败的测试：u > ',
  ])
})
