import { createRecordCall, PROFILE, RECORD_DATES } from '#shared/api/member-calls.ts'
import { sendMemberPreload } from '#shared/head/member.ts'
import { getSearch, queryIds } from '#shared/page/query.ts'
import { PENDING } from './pending-key.ts'

// Runs in the <head>: if records were pending at the last visit (`keepPending` in overlays.tsx), the
// skeleton reserves the banner's space from the first paint.
try {
  if (localStorage.getItem(PENDING)) document.documentElement.dataset.pending = ''
} catch {
  // storage is blocked: nothing was stored
}

sendMemberPreload([createRecordCall(queryIds(getSearch(), 'no').no), RECORD_DATES, PROFILE])
