import { decideElder, ELDER_KEY } from './elder.ts'

// The build puts this into the <head> of a member page (scripts/build/elder-script.ts): decided before anything is drawn.
let kept: string | null | undefined
try {
  kept = localStorage.getItem(ELDER_KEY)
} catch {
  // storage refused: nothing was kept
}
decideElder(kept ? kept === 'true' : undefined)
