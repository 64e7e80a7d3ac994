import { createRecordCall, PROFILE, RECORD_DATES } from '#shared/api/member-calls.ts'
import { sendMemberPreload } from '#shared/head/member.ts'
import { queryIds } from '#shared/page/query.ts'
import { PENDING } from './pending-key.ts'

// In the <head>: where records waited at the last visit (overlays.tsx) the skeleton has the banner's room from the first paint on.
try {
  if (localStorage.getItem(PENDING)) document.documentElement.dataset.pending = ''
} catch {
  // storage refused: nothing was kept
}

sendMemberPreload([createRecordCall(queryIds('no').no), RECORD_DATES, PROFILE])
