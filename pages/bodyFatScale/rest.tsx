/** What comes right after the weight is on screen: the gauge's drawing, the footer, what lies below, the guide. */

export { prefetch } from '#shared/app/prefetch.ts'
export { NumberRoll } from '#shared/ui/number-roll.tsx'
export { Actions } from './actions.tsx'
export { Details } from './details.tsx'
export { FirstVisit } from './first-visit.tsx'
export { onReturn, openNative } from './open-native.ts'
export { Overlays } from './overlays.tsx'
export { WeightGauge } from './weight-gauge.tsx'
