import { PROFILE, RECORD_DATES, recordCall } from '#shared/api/member-calls.ts'
import { queryIds } from '#shared/app/page/query.ts'
import { askAsMember } from '#shared/head/member.ts'
import { PENDING } from './pending-key.ts'

// In the <head>: where records waited at the last visit (overlays.tsx) the skeleton has the banner's room from the first paint on.
try {
  if (localStorage.getItem(PENDING)) document.documentElement.dataset.pending = ''
} catch {
  // storage refused: nothing was kept
}

askAsMember([recordCall(queryIds('no').no), RECORD_DATES, PROFILE])
