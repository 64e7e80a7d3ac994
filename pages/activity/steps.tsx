import type { ReactNode } from 'react'
import { CampaignCard } from '#shared/app/campaign/card.tsx'
import { STEPS_TITLE } from '#shared/campaign.ts'
import { FlameIcon } from '#shared/ui/icons/icons-body.tsx'
import { FlagIcon, GiftIcon } from '#shared/ui/icons/icons-sport.tsx'
import { STEPS } from './copy.ts'
import { StepRow } from './step-row.tsx'

/** What a step may show (`STEP_ICONS` of scripts/legal/campaign/schema.ts). */
const ICONS: Record<string, ReactNode> = {
  flag: <FlagIcon size={26} />,
  flame: <FlameIcon size={26} />,
  gift: <GiftIcon size={26} />,
}

export const Steps = () => (
  <CampaignCard title={STEPS_TITLE}>
    <StepRow steps={STEPS.map((step) => ({ ...step, icon: ICONS[step.icon] }))} />
  </CampaignCard>
)
