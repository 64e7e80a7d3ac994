import { periodsCall } from '#shared/api/member-calls.ts'
import { askAsMember } from '#shared/head/member.ts'
import { unitInAddress } from './use-periods.ts'

askAsMember([periodsCall(unitInAddress(), 1)])
