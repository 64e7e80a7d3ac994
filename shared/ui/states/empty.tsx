import type { ReactNode } from 'react'
import { Dial } from './dial.tsx'

interface Props {
  title: ReactNode
  line?: ReactNode
  /** SVG for the middle of the dial (empty-drawings.tsx). */
  drawing?: ReactNode
  arc?: 'brand' | 'warn' | 'risk'
  /** At most one primary button, at least 176 wide. */
  action?: ReactNode
  /** Nothing else names the page: the title is its first heading. */
  isPage?: boolean
}

/** Nothing to show, said calmly, with the next step. Fills what is left of a column and sits up to 60 px above its middle. */
export function Empty({ title, line, drawing, arc = 'brand', action, isPage }: Props) {
  const Heading = isPage ? 'h1' : 'h2'
  return (
    <div className="flex min-h-[60vh] flex-1 flex-col items-center justify-center px-10 pt-6 pb-[min(120px,12vh)] text-center">
      <Dial arc={arc}>{drawing}</Dial>
      <Heading className="mt-6 text-title leading-[1.4] [text-wrap:balance]">{title}</Heading>
      {line && <p className="mt-1.5 leading-[1.6] text-ink-2 [text-wrap:balance]">{line}</p>}
      {action && <div className="mt-7">{action}</div>}
    </div>
  )
}
