import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * Files that walk through every page, or wait for late bridges and dead lines, take a minute or two: begun last, as Vitest
 * does with small files, they would leave the other workers idle. The longest of them first, then the others of their
 * kind, then the rest.
 */
const LONG = [
  /\/matrix\/service-faults/,
  /\/people\/every-state/,
  /\/e2e\/(edge-drawn|real-react|commands|new-page)\./,
  /\/matrix\/(file|phone)-faults|\/moments/,
  /\/e2e\/(late-bridge|lost-line|service-words|share-looks|native-sign-in|member-change|vitals)\./,
  /\/e2e\/(matrix|people)\//,
]

export class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const rank = ({ moduleId }: TestSpecification) => {
      const at = LONG.findIndex((pattern) => pattern.test(moduleId))
      return at < 0 ? LONG.length : at
    }
    return (await super.sort(files)).toSorted((one, other) => rank(one) - rank(other))
  }
}
