import type { TroubleProps } from './trouble.tsx'
import { usePart } from './use-part.ts'

const loadContent = () => import('./share-trouble-content.tsx')

/**
 * A share page without its content. Most visits never see it, so it has a bundle of its own; where that cannot come, plain
 * words do. A <main> like every page: Preact takes over the prerendered one and would leave another element beside it.
 */
export function ShareTrouble(props: TroubleProps) {
  const part = usePart(loadContent)
  return (
    <main className="mx-auto flex min-h-screen max-w-[480px] flex-col">
      {part ? <part.TroubleContent {...props} /> : <p role="alert">{part === null && '网络不给力，请刷新页面'}</p>}
    </main>
  )
}
