import { useId, useState } from 'react'
import { PosterButton } from '#shared/app/poster/button.tsx'
import { lazy } from '#shared/core/loading/lazy.ts'
import { type Fact, PARTS, type PartKey } from './view.ts'

/** Off until the member says otherwise: a poster is for others. */
const HIDDEN: readonly PartKey[] = ['weight']

/** What the poster shows, one switch each, and the poster. */
export function PosterChoice({ facts, title }: { facts: readonly Fact[]; title: string }) {
  const [hidden, setHidden] = useState(HIDDEN)
  const id = useId()
  const shown = facts.filter(({ key }) => !hidden.includes(key))
  const show = async () => (await lazy(() => import('./poster.ts'))).show(title, shown)
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="text-head leading-[1.4]">
        海报上显示
      </h3>
      <ul role="list" className="mt-1">
        {PARTS.filter(({ key }) => facts.some((fact) => fact.key === key)).map(({ key, label }) => (
          <li key={key} className="border-line not-first:border-t">
            <Switch
              label={label}
              on={!hidden.includes(key)}
              onChange={(on) => setHidden(on ? hidden.filter((one) => one !== key) : [...hidden, key])}
            />
          </li>
        ))}
      </ul>
      {shown.length > 0 ? (
        <PosterButton show={show} className="mt-3 min-h-[50px]! w-full bg-brand text-label text-on-brand" />
      ) : (
        <p className="mt-3 py-3 text-center text-sub text-ink-3">打开至少一项，才能生成海报</p>
      )}
    </section>
  )
}

const Switch = ({ label, on, onChange }: { label: string; on: boolean; onChange: (on: boolean) => void }) => (
  <button
    type="button"
    role="switch"
    aria-checked={on}
    className="flex min-h-touch w-full items-center justify-between gap-3 py-2 text-left text-body"
    onClick={() => onChange(!on)}
  >
    {label}
    <i aria-hidden="true" className={`relative h-7 w-12 flex-none rounded-full ${on ? 'bg-brand' : 'bg-tick'}`}>
      <i
        className={`absolute top-1 left-1 size-5 rounded-full bg-white [transition:transform_var(--dur-quick)_var(--ease-out)] ${on ? '[transform:translateX(20px)]' : ''}`}
      />
    </i>
  </button>
)
