import { CampaignCard } from '#shared/app/campaign/card.tsx'
import { FaqAndRules } from '#shared/app/campaign/faq-rules.tsx'
import { STEWARD_QR } from '#shared/campaign.ts'
import { QrCard } from '#shared/ui/layout/qr-card.tsx'
import { STEWARD } from './copy.ts'

export { Ranking } from './ranking.tsx'
export { Steps } from './steps.tsx'

/** Someone to ask, questions and rules: below the fold, so in one piece that arrives after the cards. */
export const Particulars = ({ deadline }: { deadline: string }) => (
  <>
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
