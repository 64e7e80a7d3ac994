import { useLazy } from '#shared/app/use-lazy.ts'
import { Frame } from './frame.tsx'

/**
 * What a test of six abilities says about the member (spec §2 Evaluation report). This is the loading view; main.tsx asks for
 * the rest while the shell looks up the member's token.
 */
export function Page() {
  const report = useLazy(() => import('./report.tsx'), true, true)
  return report ? <report.EvaluationReport /> : <Frame />
}
