import type { FirstCalls } from '#shared/api/first-calls.ts'
import { pkCall } from '#shared/api/pk.ts'

export const first: FirstCalls<'pkNo' | 'userNo'> = {
  needs: ['pkNo', 'userNo'],
  calls: ({ pkNo = '', userNo = '' }) => [pkCall(pkNo, userNo)],
}
