import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * Test files that take a minute or two. They start first, longest first, so that no worker idles at
 * the end.
 */
const LONG = [
  /\/matrix\/pages-/,
  /\/people\/every-state/,
  /\/e2e\/(edge-rendered|real-react|commands|new-page|head-calls)\./,
  /\/e2e\/(late-bridge|offline|service-words|share-looks|native-sign-in|member-change|vitals|next-campaign)\./,
  /\/e2e\/(matrix|people)\//,
]

export class SlowTestsFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const getRank = ({ moduleId }: TestSpecification) => {
      const at = LONG.findIndex((pattern) => pattern.test(moduleId))
      return at < 0 ? LONG.length : at
    }
    return (await super.sort(files)).toSorted((item, other) => getRank(item) - getRank(other))
  }
}
