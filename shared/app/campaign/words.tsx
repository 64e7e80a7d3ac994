import { FAQ_TITLE, RULES_TITLE } from '#shared/campaign.ts'
import { SERVICE_PHONE } from '#shared/core/config.ts'
import { CampaignCard } from './card.tsx'
import { FAQ, ORGANISER, RULES } from './copy.ts'
import { Faq } from './faq.tsx'

/** A telephone number: it stays in one line. */
const PHONE = /([\d-]{8,})/
const whole = (part: string, index: number) =>
  index % 2 ? (
    <span key={index} className="whitespace-nowrap">
      {part}
    </span>
  ) : (
    part
  )

/** What stands below the fold on both campaign pages. @param deadline until when prizes are claimed, as `deadlineText` says it */
export function CampaignWords({ deadline }: { deadline: string }) {
  const filled = (text: string) =>
    text.replace('{deadline}', deadline).replace('{organiser}', ORGANISER).replace('{phone}', SERVICE_PHONE)
  return (
    <>
      <CampaignCard title={FAQ_TITLE} className="px-5 pt-5 pb-1.5">
        <Faq items={FAQ.map((item) => ({ ...item, answer: filled(item.answer) }))} />
      </CampaignCard>
      <div className="next-frame">
        <CampaignCard title={RULES_TITLE}>
          <ol className="grid gap-2 text-sub leading-[1.75] text-ink-2">
            {RULES.map((rule, index) => (
              <li key={rule} className="grid grid-cols-[1.25rem_1fr]">
                <b className="num text-brand-text">{index + 1}</b>
                <span>{filled(rule).split(PHONE).map(whole)}</span>
              </li>
            ))}
          </ol>
        </CampaignCard>
      </div>
    </>
  )
}
