/** What a member page needs of its session after it was opened, in one piece that arrives behind the first view. */

export { comeBack } from './come-back.ts'
export { onFront, watchMember } from './look-again.ts'
export { learnMember, renew } from './same-member.ts'
export { turnAway } from './turn-away.tsx'
