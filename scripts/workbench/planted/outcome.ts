import type { Report } from '#scripts/workbench/test/report.ts'
import type { Finder, Planted } from './patch.ts'

/** A test that failed. */
interface Failed {
  /** Below the project's folder. */
  file: string
  test: string
}

/** What failed in a run; a file that could not begin is a failed test without a name. @param root the folder of the run, with a slash at its end */
export const failedIn = ({ testResults }: Report, root: string): Failed[] =>
  testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, assertionResults }) => {
      const file = name.startsWith(root) ? name.slice(root.length) : name
      const tests = assertionResults.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName)
      return (tests.length ? tests : ['']).map((test) => ({ file, test }))
    })

const isFrom = ({ file, test }: Finder, failed: Failed) => failed.file === file && failed.test.includes(test)

export interface Outcome {
  found: { defect: Planted; by: Failed[] }[]
  /** Nothing that they name has failed. */
  missed: Planted[]
  /** Failed, and no defect of the group names it. */
  others: Failed[]
}

/** What a run with these defects has found of them. */
export function outcomeOf(group: readonly Planted[], failed: readonly Failed[]): Outcome {
  const by = (defect: Planted) => failed.filter((one) => defect.foundBy.some((finder) => isFrom(finder, one)))
  return {
    found: group.filter((defect) => by(defect).length).map((defect) => ({ defect, by: by(defect) })),
    missed: group.filter((defect) => !by(defect).length),
    others: failed.filter((one) => !group.some((defect) => by(defect).includes(one))),
  }
}

/** The outcome of a group in lines for a person. */
export const linesOf = ({ found, missed, others }: Outcome): string[] => [
  ...found.map(({ defect, by }) => `  找到    ${defect.name}：${by[0]!.file} > ${by[0]!.test || '没能开始'}`),
  ...missed.map(({ name, what }) => `  没找到  ${name}：${what}`),
  ...(others.length ? [`  另外还有 ${others.length} 个失败的测试：${others[0]!.file} > ${others[0]!.test}`] : []),
]
