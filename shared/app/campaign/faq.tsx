import { Icon } from '#shared/ui/icons/icon.tsx'

/** Questions that unfold; the first is open. Native <details>: it works before any script does. */
export const Faq = ({ items }: { items: readonly { question: string; answer: string }[] }) => (
  <div className="-mt-2.5">
    {items.map(({ question, answer }, index) => (
      <details key={question} open={index === 0} className="border-line not-first:border-t">
        <summary className="flex min-h-[52px] cursor-pointer list-none items-center justify-between gap-2.5 text-body leading-[1.5] font-semibold [&::-webkit-details-marker]:hidden">
          {question}
          <Icon
            size={20}
            d="m6 9.500 6 6 6-6"
            className="text-ink-2 [transition:transform_var(--dur-quick)_var(--ease-out)] [[open]>summary>&]:[transform:rotate(180deg)]"
          />
        </summary>
        <p className="pb-3.5 text-sub leading-[1.75] text-ink-2">{answer}</p>
      </details>
    ))}
  </div>
)
