import type { Sex } from '#shared/health/body.ts'
import { BodyTypeFigure } from '#shared/ui/figures/body-type-figure.tsx'

interface Props {
  name: string
  intro: string
  code: number | undefined
  sex: Sex | undefined
}

/** The body form in words, and its drawing cropped at the thigh. */
export const BodyTypeCard = ({ name, intro, code, sex }: Props) => (
  <section className="grid grid-cols-[minmax(0,1fr)_124px] gap-3 overflow-hidden rounded-card bg-surface pt-5 pl-5 shadow-card">
    <div className="pb-5">
      <p className="text-sub text-ink-3">身体类型</p>
      <h2 className="mt-0.5 mb-1.5 text-[min(var(--text-fig-xl),8.2vw)] leading-[1.35]">{name}</h2>
      <p className="text-sub leading-[1.6] text-ink-2">{intro}</p>
    </div>
    <div className="relative mr-4 h-[168px] self-end overflow-hidden">
      <i className="absolute inset-x-0 top-1.5 bottom-0 rounded-t-[16px] bg-brand-soft" />
      {code !== undefined && sex && (
        <div className="absolute inset-x-0 top-4 flex justify-center">
          <BodyTypeFigure code={code} sex={sex} height={236} />
        </div>
      )}
    </div>
  </section>
)
