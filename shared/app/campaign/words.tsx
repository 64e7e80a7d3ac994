import { SERVICE_PHONE } from '#shared/core/config.ts'
import { CampaignCard } from './card.tsx'
import { FAQ, RULES } from './copy.ts'
import { Faq } from './faq.tsx'

/** What stands below the fold on both campaign pages. @param deadline until when prizes are claimed, as `deadlineText` says it */
export function CampaignWords({ deadline }: { deadline: string }) {
  const filled = (text: string) => text.replace('{deadline}', deadline)
  return (
    <>
      <CampaignCard title="常见问题" className="px-5 pt-5 pb-1.5">
        <Faq items={FAQ.map((item) => ({ ...item, answer: filled(item.answer) }))} />
      </CampaignCard>
      <div className="next-frame">
        <CampaignCard title="活动规则">
          <ol className="grid gap-2 text-sub leading-[1.75] text-ink-2">
            {RULES.map((rule, index) => (
              <li key={rule} className="grid grid-cols-[1.25rem_1fr]">
                <b className="num text-brand-text">{index + 1}</b>
                <span>
                  <Unbroken text={filled(rule)} words={SERVICE_PHONE} />
                </span>
              </li>
            ))}
          </ol>
        </CampaignCard>
      </div>
    </>
  )
}

/** A text in which these words stay on one line: a telephone number may break at its dashes otherwise. */
function Unbroken({ text, words }: { text: string; words: string }) {
  const at = words ? text.indexOf(words) : -1
  if (at < 0) return text
  return (
    <>
      {text.slice(0, at)}
      <span className="whitespace-nowrap">{words}</span>
      {text.slice(at + words.length)}
    </>
  )
}
