import { periodsCall } from '#shared/api/member-calls.ts'
import { askAsMember } from '#shared/head/member.ts'
import { unitInAddress } from './unit.ts'

askAsMember([periodsCall(unitInAddress(), 1)])
