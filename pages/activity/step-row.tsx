import type { ReactNode } from 'react'

/** Steps in a row, each a disc with its number; they fold under each other when text grows. */
export const StepRow = ({ steps }: { steps: readonly { icon: ReactNode; title: string; line: string }[] }) => (
  <ol className="fold-[5.4rem] gap-2 text-center">
    {steps.map(({ icon, title, line }, index) => (
      <li key={title} className="text-sub leading-[1.5]">
        <i className="relative mx-auto mb-2 grid size-14 place-items-center rounded-full bg-fill text-brand-text">
          {icon}
          <b className="num absolute -top-0.5 -right-1 size-[22px] rounded-full bg-ember text-tight leading-[22px] text-white">
            {index + 1}
          </b>
        </i>
        {title}
        <small className="block text-caption text-ink-2">{line}</small>
      </li>
    ))}
  </ol>
)
