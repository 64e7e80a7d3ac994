import { Card } from '#shared/ui/layout/card.tsx'
import type { SegmentView } from './model.ts'

/** The course step by step: name and mm:ss; how they compare is drawn above (timeline.tsx). */
export const SegmentList = ({ segments }: { segments: readonly SegmentView[] }) => (
  <Card title="课程安排" right={`${segments.length} 个小节`}>
    <ol className="-mb-2.5">
      {segments.map(({ name, clock }, index) => (
        <li
          key={index}
          className={`grid grid-cols-[1.75rem_minmax(0,1fr)_auto] items-center gap-x-2.5 py-[11px] ${index ? 'border-t border-line' : ''}`}
        >
          <b className="num text-ink-3" aria-hidden="true">
            {String(index + 1).padStart(2, '0')}
          </b>
          <span>{name}</span>
          <span className="num text-fig-xs text-ink-2">{clock}</span>
        </li>
      ))}
    </ol>
  </Card>
)
