import { createActivityQuery } from './activity.ts'
import type { Mutation } from './call.ts'
import { type DescribedCall, describe, string } from './describe.ts'
import { id, text } from './fields.ts'
import { fetchQuery } from './query.ts'
import { object } from './schema.ts'

/** Delivery address of a prize. Personal data: it is only in the form and in this request body. */
export interface Address {
  name: string
  mobile: string
  /** Province, city and district joined with '/'. */
  roughAddress: string
  detailAddress: string
  activityId: string
}

/** Submits the delivery address of a prize, which cannot be changed afterwards. */
export const sendAddress: Mutation<Address> = {
  createCall: (address) => ({ method: 'POST', path: 'api/v1/activity/prize/addr', body: address }),
  isCodeRefusal: true,
  verify: async ({ activityId }) => (await fetchQuery(createActivityQuery(activityId))).awardStatus === 3,
}

export const ADDRESS_CALLS = [
  {
    name: 'sendAddress',
    title: '填写收货地址；之后不能修改',
    who: 'member',
    isChange: true,
    body: object({
      name: describe(text(), string('收货人，1–10 个字', '林晓棠')),
      mobile: describe(text(11), { ...string('手机号', '13800138000'), pattern: '^\\d{11}$' }),
      roughAddress: describe(text(60), {
        ...string('省/市/区，用 / 连接', '浙江省/杭州市/余杭区'),
        pattern: '^[^/]+/[^/]+/[^/]+$',
      }),
      detailAddress: describe(text(), string('详细地址，1–30 个字', '五常大道 168 号')),
      activityId: describe(id, string('活动编号', 'A1001')),
    }),
    needs: ['activityId'],
    ask: ({ activityId }) =>
      sendAddress.createCall({
        activityId: activityId!,
        name: '接口测试',
        mobile: '13800138000',
        roughAddress: '浙江省/杭州市/余杭区',
        detailAddress: '接口测试，请勿发货',
      }),
  },
] as const satisfies readonly DescribedCall[]
