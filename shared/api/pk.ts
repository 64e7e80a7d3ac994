import type { Call } from './call.ts'
import { assertPresent } from './client.ts'
import { type DescribedCall, describe, GREATEST, integer, may, picture, string } from './describe.ts'
import { address, id, rankNumber, text } from './fields.ts'
import { type CallQuery, createQuery } from './query.ts'
import { type Infer, object } from './schema.ts'

/** A place in a challenge. */
export const PkDetail = object({
  userName: describe(text(60), string('昵称', '晓棠')),
  userAvatar: describe(address, may(picture('头像'))),
  rank: describe(rankNumber, may(integer('名次', '', [1, GREATEST], 3))),
  msg: describe(text(), may(string('没有数据时的说明', '群组不存在'))),
})
export type PkDetail = Infer<typeof PkDetail>

const createPkCall = (pkNo: string, userNo: string): Call => ({
  method: 'POST',
  path: 'pk/multi-person-pk/getPkDetail',
  body: { pkNo, userNo },
})

/** How a member did in a challenge; a reply without the member is refused. */
export const createPkQuery = (pkNo: string, userNo: string): CallQuery<PkDetail> =>
  createQuery(createPkCall(pkNo, userNo), PkDetail, async (reply) => {
    const detail = await reply
    return assertPresent(detail, detail.userName, detail.msg)
  })

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
