import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Files that walk through every page take minutes: begun last, as Vitest does with small files, they would leave the other workers idle. */
export class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const sorted = await super.sort(files)
    const isLong = ({ moduleId }: TestSpecification) => /\/e2e\/(matrix|people|smoke)/.test(moduleId)
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))]
  }
}
