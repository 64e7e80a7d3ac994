import type { Call } from './call.ts'
import { address, place, text } from './fields.ts'
import { needed, read } from './http.ts'
import { type Infer, object } from './schema.ts'

/** A place in a challenge. */
export const PkDetail = object({ userName: text(60), userAvatar: address, rank: place, msg: text() })
export type PkDetail = Infer<typeof PkDetail>

export const pkCall = (pkNo: string, userNo: string): Call => ({
  method: 'POST',
  path: 'pk/multi-person-pk/getPkDetail',
  body: { pkNo, userNo },
})

/** How a member did in a challenge. @throws ServiceError; a reply without the member is refused */
export async function getPkDetail(pkNo: string, userNo: string, signal?: AbortSignal): Promise<PkDetail> {
  const detail = await read(pkCall(pkNo, userNo), PkDetail, { signal })
  return needed(detail, detail.userName, detail.msg)
}
