import type { TroubleProps } from './trouble.tsx'
import { usePart } from './use-part.ts'

const loadPage = () => import('./share-trouble-page.tsx')

/** A share page without its content. Most visits never see it, so it has a bundle of its own; where that cannot come, plain words do. */
export function ShareTrouble(props: TroubleProps) {
  const part = usePart(loadPage)
  if (part) return <part.TroublePage {...props} />
  return (
    <p role="alert" className="p-6">
      {part === null && '网络不给力，请刷新页面'}
    </p>
  )
}
