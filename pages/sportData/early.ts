import { periodsCall } from '#shared/api/member-calls.ts'
import { askAsMember } from '#shared/head/member.ts'

askAsMember([periodsCall('day', 1)])
