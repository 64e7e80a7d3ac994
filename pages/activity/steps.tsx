import { CampaignCard } from '#shared/app/campaign/card.tsx'
import { FlameIcon } from '#shared/ui/icons/icons-body.tsx'
import { FlagIcon, GiftIcon } from '#shared/ui/icons/icons-sport.tsx'
import { StepRow } from './step-row.tsx'

const STEPS = [
  { icon: <FlagIcon size={26} />, title: '报名参加', line: '点按下方按钮' },
  { icon: <FlameIcon size={26} />, title: '运动燃卡', line: '热量自动累计' },
  { icon: <GiftIcon size={26} />, title: '领取奖品', line: '达标即可选择' },
]

export const Steps = () => (
  <CampaignCard title="参与步骤">
    <StepRow steps={STEPS} />
  </CampaignCard>
)
