import { CAMPAIGN_CALLS } from './calls/campaign.ts'
import { MEMBER_CALLS } from './calls/member.ts'
import { SCALE_CALLS } from './calls/scale.ts'
import { VISITOR_CALLS } from './calls/visitor.ts'
import type { CallEntry, ContractCall } from './contract-call.ts'
import { ID_NAMES } from './ids.ts'

/** In place of each id its name in braces, as the service writes its paths. */
const NAMES = Object.fromEntries(ID_NAMES.map((name) => [name, `{${name}}`]))

/** Every call of the service, in an order in which each finds the ids that the ones before it brought. */
export const CALLS: readonly ContractCall[] = [
  ...by('member', [...MEMBER_CALLS, ...SCALE_CALLS, ...CAMPAIGN_CALLS]),
  ...by('visitor', VISITOR_CALLS),
]

function by(who: ContractCall['who'], entries: readonly CallEntry[]): ContractCall[] {
  return entries.map((entry) => {
    const { method, path } = entry.ask(NAMES)
    return { ...entry, who, method, path }
  })
}
