import { expect, test } from 'vitest'
import { middleSteps, stepLine } from '#scripts/workbench/bench/steps.ts'

const step = (name: string, asked: number) => ({ name, asked, first: asked + 150, ended: asked + 160 })

test('the middle of each step counts, in the order of the asking', () =>
  expect(
    middleSteps([
      [step('call', 700), step('HTML', 450)],
      [step('HTML', 460), step('call', 650)],
      [step('HTML', 455), step('call', 680)],
    ]),
  ).toEqual([step('HTML', 455), step('call', 680)]))

test('what is asked for twice is two steps, and what came once in three visits is none', () => {
  const both = [step('call', 600), step('call', 900)]
  expect(middleSteps([both, both, [...both, step('late', 1000)]]).map(({ name }) => name)).toEqual(['call', 'call (2)'])
})

test('a line says when it was asked for, began and ended', () =>
  expect(stepLine(step('HTML', 450))).toBe('         450   600   610  HTML'))
