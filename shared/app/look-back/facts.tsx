import type { Fact } from './view.ts'

/** The figures of a period in tiles that fold under each other where they have no room. */
export const Facts = ({ facts }: { facts: readonly Fact[] }) => (
  <dl className="fold-[8.4rem] gap-2.5">
    {facts.map(({ key, label, value, unit, note }) => (
      <div key={key} className="rounded-tile bg-fill px-3 pt-3 pb-2.5">
        <dt className="text-sub text-ink-2">{label}</dt>
        <dd className="num mt-1 text-fig-l leading-[1.3]">
          {value}
          <i className="ml-0.5 font-sans text-caption font-normal text-ink-3">{unit}</i>
        </dd>
        {note && <dd className="mt-1 text-caption text-ink-2">{note}</dd>}
      </div>
    ))}
  </dl>
)
