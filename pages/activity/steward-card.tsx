import { CampaignCard } from '#shared/app/campaign/card.tsx'
import { QrCard } from '#shared/ui/layout/qr-card.tsx'
import { STEWARD_QR } from './steward.ts'

/** Someone to ask. */
export const StewardCard = () => (
  <CampaignCard className="flex flex-wrap items-center gap-4 p-5">
    <QrCard src={STEWARD_QR} size={82} label="服务管家二维码，长按识别" />
    <div className="min-w-0 flex-[1_1_9em]">
      <h2 className="text-head leading-[1.4]">遇到问题？找服务管家</h2>
      <p className="mt-1 text-sub leading-[1.6] text-ink-2">长按识别二维码，添加企业微信，奖品、打卡问题都能解答。</p>
    </div>
  </CampaignCard>
)
