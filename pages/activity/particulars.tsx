import type { ComponentProps, ReactNode } from 'react'
import { CampaignCard } from '#shared/app/campaign/card.tsx'
import { FaqAndRules } from '#shared/app/campaign/faq-rules.tsx'
import { STEPS_TITLE, STEWARD_QR } from '#shared/campaign.ts'
import { FlameIcon } from '#shared/ui/icons/icons-body.tsx'
import { FlagIcon, GiftIcon } from '#shared/ui/icons/icons-sport.tsx'
import { QrCard } from '#shared/ui/layout/qr-card.tsx'
import { STEPS, STEWARD } from './copy.ts'
import { Ranking } from './ranking.tsx'

interface Props {
  /** Of a challenge; before there is one, its steps. */
  ranking: ComponentProps<typeof Ranking> | false
  deadline: string
}

/** Ranking or steps, someone to ask, questions and rules: below the fold, so in one piece that arrives after the cards. */
export const Particulars = ({ ranking, deadline }: Props) => (
  <>
    {ranking ? <Ranking {...ranking} /> : <Steps />}
    <StewardCard />
    <FaqAndRules deadline={deadline} />
  </>
)

/** Someone to ask. */
const StewardCard = () => (
  <CampaignCard className="flex flex-wrap items-center gap-4 p-5">
    <QrCard src={STEWARD_QR} size={82} label="服务管家二维码，长按识别" />
    <div className="min-w-0 flex-[1_1_9em]">
      <h2 className="text-head leading-[1.4]">{STEWARD.title}</h2>
      <p className="mt-1 text-sub leading-[1.6] text-ink-2">{STEWARD.line}</p>
    </div>
  </CampaignCard>
)

/** What a step may show (`STEP_ICONS` of scripts/site/legal/campaign/schema.ts). */
const ICONS: Record<string, ReactNode> = {
  flag: <FlagIcon size={26} />,
  flame: <FlameIcon size={26} />,
  gift: <GiftIcon size={26} />,
}

/** Steps in a row, each a disc with its number; they fold under each other when text grows. */
const Steps = () => (
  <CampaignCard title={STEPS_TITLE}>
    <ol role="list" className="fold-[5.4rem] gap-2 text-center">
      {STEPS.map(({ icon, title, line }, index) => (
        <li key={title} className="text-sub leading-[1.5]">
          <i className="relative mx-auto mb-2 grid size-14 place-items-center rounded-full bg-fill text-brand-text">
            {ICONS[icon]}
            <b className="num absolute -top-0.5 -right-1 size-[22px] rounded-full bg-ember text-tight leading-[22px] text-white">
              {index + 1}
            </b>
          </i>
          {title}
          <small className="block text-caption text-ink-2">{line}</small>
        </li>
      ))}
    </ol>
  </CampaignCard>
)
