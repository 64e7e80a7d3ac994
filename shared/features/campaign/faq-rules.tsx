/**
 * Long texts of the campaign (`scripts/legal/campaign.json`). Only rules set by its organiser are
 * stated as binding.
 */
import campaign from '#scripts/legal/campaign.json' with { type: 'json' }
import { CLAIM_BEFORE, FAQ_TITLE, RULES_TITLE } from '#shared/campaign.ts'
import { SERVICE_PHONE } from '#shared/core/config.ts'
import { formatTime, parseTime, type TimeInput } from '#shared/format/dates.ts'
import { Icon } from '#shared/ui/icons/icon.tsx'
import { CampaignCard } from './campaign.tsx'

/** A telephone number, which must not wrap. */
const PHONE = /([\d-]{8,})/
const keepTogether = (part: string, index: number) =>
  index % 2 ? (
    <span key={index} className="whitespace-nowrap">
      {part}
    </span>
  ) : (
    part
  )

/**
 * Deadline of claiming prizes, as in `请在${…}领取`. '9 月 7 日前' is the campaign's general rule; an
 * activity that begins or ends after it, or a campaign without a rule, uses its own end.
 * @param before `MM-DD` in the year the activity begins, `YYYY-MM-DD`, or ''
 */
export function formatDeadline(startTime: TimeInput, endTime: TimeInput, before: string = CLAIM_BEFORE): string {
  const general = parseTime(before.length > 5 ? before : `${formatTime(startTime || endTime, 'yyyy')}-${before}`)
  const isLater = [startTime, endTime].some((time) => general && (parseTime(time) ?? 0) > general)
  if (before && !isLater) {
    const [month, day] = before.slice(-5).split('-')
    return `${Number(month)} 月 ${Number(day)} 日前`
  }
  return `${formatTime(endTime, 'M 月 d 日') ?? ''}活动结束前`
}

/** Questions and rules of an activity, below the fold on both campaign pages. */
export function FaqAndRules({ startTime, endTime }: { startTime: TimeInput; endTime: TimeInput }) {
  const deadline = formatDeadline(startTime, endTime)
  const fillPlaceholders = (text: string) =>
    text.replace('{deadline}', deadline).replace('{organiser}', ORGANISER).replace('{phone}', SERVICE_PHONE)
  return (
    <>
      <CampaignCard title={FAQ_TITLE} className="px-5 pt-5 pb-1.5">
        <Faq items={FAQ.map((item) => ({ ...item, answer: fillPlaceholders(item.answer) }))} />
      </CampaignCard>
      <div className="next-frame">
        <CampaignCard title={RULES_TITLE}>
          <ol role="list" className="grid gap-2 text-sub leading-[1.75] text-ink-2">
            {RULES.map((rule, index) => (
              <li key={rule} className="grid grid-cols-[1.25rem_1fr]">
                <b className="num text-brand-text">{index + 1}</b>
                <span>{fillPlaceholders(rule).split(PHONE).map(keepTogether)}</span>
              </li>
            ))}
          </ol>
        </CampaignCard>
      </div>
    </>
  )
}

/** Collapsible questions; the first is open. Native <details>, so it works without scripts. */
const Faq = ({ items }: { items: readonly { question: string; answer: string }[] }) => (
  <div className="-mt-2.5">
    {items.map(({ question, answer }, index) => (
      <details key={question} open={index === 0} className="border-line not-first:border-t">
        <summary className="-mx-2 rounded-tile px-2 active:bg-fill flex min-h-[52px] cursor-pointer py-2 list-none items-center justify-between gap-2.5 text-body leading-[1.5] font-semibold [&::-webkit-details-marker]:hidden">
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

export const ORGANISER = campaign.organiser
/**
 * Texts with the placeholders `{deadline}`, `{organiser}` and `{phone}`, which `FaqAndRules` fills
 * in.
 */
export const FAQ = campaign.faq
export const RULES = campaign.rules
