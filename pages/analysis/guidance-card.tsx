import type { ReactNode } from 'react'
import { PlanLink } from '#shared/app/member/plan-link.tsx'
import { keepUnits } from '#shared/core/text.ts'
import { ownMasses } from '#shared/core/weight-unit.ts'
import { isMinor } from '#shared/health/body.ts'
import { LeafIcon, PulseIcon } from '#shared/ui/icons/icons-body.tsx'
import { Card } from '#shared/ui/layout/card.tsx'
import { NOTE } from './copy-guidance.ts'
import { guidanceOf } from './guidance.ts'

/** 分析 and 建议 for the chosen measurement. */
export function GuidanceCard(props: Parameters<typeof guidanceOf>[0]) {
  const guidance = guidanceOf(props)
  if (!guidance) return null
  return (
    <Card title="指导">
      <Row icon={<PulseIcon size={20} />} title="分析" text={guidance.analysis} />
      <i className="my-4 block h-px bg-line" />
      <Row icon={<LeafIcon size={20} />} title="建议" text={guidance.advice} />
      {!(props.body && isMinor(props.body)) && (
        <div className="mt-4">
          <PlanLink />
        </div>
      )}
      <p className="mt-4 text-caption leading-[1.6] text-ink-3">{NOTE}</p>
    </Card>
  )
}

const Row = ({ icon, title, text }: { icon: ReactNode; title: string; text: string }) => (
  <div className="grid grid-cols-[auto_1fr] gap-x-3 gap-y-1">
    <span className="row-span-2 grid size-9 place-items-center rounded-[11px] bg-brand-soft text-brand-text">
      {icon}
    </span>
    <h3 className="leading-[1.5]">{title}</h3>
    <p className="text-sub leading-[1.7] text-ink-2">{keepUnits(ownMasses(text))}</p>
  </div>
)
