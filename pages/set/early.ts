import { recordCall } from '#shared/api/member-calls.ts'
import { askAsMember } from '#shared/head/member.ts'

askAsMember([recordCall('')])
