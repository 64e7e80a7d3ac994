import { pageNames } from '#scripts/base/page-names.ts'
import { refusePart, rulesOf } from '#scripts/site/host/host-rules.ts'
import { examplesOf } from '#scripts/site/legal/examples.ts'
import { manifestOf } from './check-complete.ts'

/** A build for trying out names addresses that no visitor reaches, holds the project's examples, or lacks pages. @throws Error in Chinese that names them */
export async function refuseTrial(dist: string): Promise<void> {
  const { local } = manifestOf(dist)
  if (local.length) {
    throw new Error(
      `这是给本机的构建（${local.join('、')}），什么都没有写。正式构建：npm run build -- --mode production；确实要用就加 --allow-local`,
    )
  }
  const examples = await examplesOf(dist)
  if (examples.length)
    throw new Error(`构建里还有示例（${examples.join('、')}），什么都没有写。只想试试就加 --allow-local`)
  refusePart(rulesOf(dist), pageNames())
}
