import { usePart } from '#shared/app/loading/use-part.ts'
import type { Sex } from '#shared/health/body.ts'
import { formName } from '#shared/health/body-form.ts'

/** The forms in a row, from slight to stout, so that neighbours look alike. */
const ROW = [0, 1, 2, 5, 11, 3, 4, 6, 9, 7, 10, 8]

/** The member's body form between its two neighbours. */
export function FormView({ code, sex, name }: { code: number; sex: Sex; name: string }) {
  const [drawing] = usePart(() => import('#shared/ui/figures/body-type-figure.tsx'))
  const place = ROW.indexOf(code)
  const neighbour = (step: number) => ROW[place + step]
  return (
    <div className="mt-1.5 grid grid-cols-[1fr_1.15fr_1fr] items-end text-center text-sub">
      {[neighbour(-1), code, neighbour(1)].map((form, index) => {
        if (form === undefined) return <i key={index} />
        const isOwn = form === code
        const words = isOwn ? name : formName(form, sex)
        return (
          <figure
            key={index}
            className={`grid justify-items-center gap-2 ${isOwn ? 'rounded-tile bg-brand-soft pt-3.5 pb-3 font-semibold' : 'text-ink-3'}`}
          >
            <div className={isOwn ? 'h-[224px]' : 'h-[190px] opacity-[.42]'}>
              {drawing && <drawing.BodyTypeFigure code={form} sex={sex} height={isOwn ? 224 : 190} />}
            </div>
            <figcaption>{words}</figcaption>
          </figure>
        )
      })}
    </div>
  )
}
