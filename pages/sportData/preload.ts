import { createPeriodsCall } from '#shared/api/member-calls.ts'
import { sendMemberPreload } from '#shared/head/member.ts'
import { getUnitParam } from './unit.ts'

sendMemberPreload([createPeriodsCall(getUnitParam(), 1)])
