/** What comes right after the weight is on screen: the gauge's drawing, the footer, what lies below, the guide. */

export { openNativePage } from '#shared/app/member/open-native-page.ts'
export { weightMove } from '#shared/health/weight-outlook.ts'
export { NumberRoll } from '#shared/ui/motion/number-roll.tsx'
export { Actions } from './actions.tsx'
export { Details } from './details.tsx'
export { Overlays } from './overlays.tsx'
export { SetGoal } from './set-goal.tsx'
export { WeightGauge } from './weight-gauge.tsx'
