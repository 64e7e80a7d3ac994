import type { FirstCalls } from '#shared/api/first-calls.ts'
import { rankingCall } from '#shared/api/group-ranking.ts'

/** All five values or no request. */
export const first: FirstCalls<'endDay' | 'groupId' | 'startDay' | 'targetType' | 'userNo'> = {
  needs: ['endDay', 'groupId', 'startDay', 'targetType', 'userNo'],
  parts: ['places.tsx'],
  calls: ({ endDay = '', groupId = '', startDay = '', targetType = '', userNo = '' }) => [
    rankingCall({ endDay, groupId, startDay, targetType, userNo }),
  ],
}
