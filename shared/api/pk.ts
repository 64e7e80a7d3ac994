import type { Call } from './call.ts'
import { assertPresent, fetchData } from './client.ts'
import { type DescribedCall, describe, GREATEST, integer, may, picture, string } from './describe.ts'
import { address, id, rankNumber, text } from './fields.ts'
import { type Infer, object } from './schema.ts'

/** A place in a challenge. */
export const PkDetail = object({
  userName: describe(text(60), string('昵称', '晓棠')),
  userAvatar: describe(address, may(picture('头像'))),
  rank: describe(rankNumber, may(integer('名次', '', [1, GREATEST], 3))),
  msg: describe(text(), may(string('没有数据时的说明', '群组不存在'))),
})
export type PkDetail = Infer<typeof PkDetail>

export const createPkCall = (pkNo: string, userNo: string): Call => ({
  method: 'POST',
  path: 'pk/multi-person-pk/getPkDetail',
  body: { pkNo, userNo },
})

/** How a member did in a challenge. @throws ServiceError; a reply without the member is refused */
export async function getPkDetail(pkNo: string, userNo: string, signal?: AbortSignal): Promise<PkDetail> {
  const detail = await fetchData(createPkCall(pkNo, userNo), PkDetail, { signal })
  return assertPresent(detail, detail.userName, detail.msg)
}

export const PK_CALLS = [
  {
    name: 'readPk',
    title: '多人 PK 的名次',
    who: 'visitor',
    body: object({
      pkNo: describe(id, string('PK 编号', 'P1')),
      userNo: describe(id, string('会员编号', '1001')),
    }),
    replies: [PkDetail],
    needs: ['pkNo', 'userNo'],
    ask: ({ pkNo, userNo }) => createPkCall(pkNo!, userNo!),
  },
] as const satisfies readonly DescribedCall[]
