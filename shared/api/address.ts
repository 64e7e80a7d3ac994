import type { MutationContext } from '#shared/auth/session.ts'
import type { Call } from './call.ts'
import { mutateRaw } from './client.ts'
import { type DescribedCall, describe, string } from './describe.ts'
import { getErrorMessage } from './error-messages.ts'
import { id, text } from './fields.ts'
import { object } from './schema.ts'

/** Delivery address of a prize. Personal data: it is only in the form and in this request body. */
export interface Address {
  name: string
  mobile: string
  /** Province, city and district joined with '/'. */
  roughAddress: string
  detailAddress: string
}

const addressCall = (activityId: string, address: Address): Call => ({
  method: 'POST',
  path: 'api/v1/activity/prize/addr',
  body: { ...address, activityId },
})

/**
 * Where the prize goes; it cannot be changed afterwards.
 * @returns undefined when it was taken, else the service's reason
 * @throws ServiceError when the result is unknown
 */
export async function sendAddress(
  activityId: string,
  { name, mobile, roughAddress, detailAddress }: Address,
  change: MutationContext,
): Promise<string | undefined> {
  const { code, msg } = await mutateRaw(addressCall(activityId, { name, mobile, roughAddress, detailAddress }), change)
  return code === 0 ? undefined : getErrorMessage(msg)
}

export const ADDRESS_CALLS: readonly DescribedCall[] = [
  {
    name: 'sendAddress',
    title: '填写收货地址；之后不能修改',
    who: 'member',
    isChange: true,
    body: object({
      name: describe(text(10), string('收货人，1–10 个字', '林晓棠')),
      mobile: describe(text(11), { ...string('手机号', '13800138000'), pattern: '^\\d{11}$' }),
      roughAddress: describe(text(100), string('省/市/区，用 / 连接', '浙江省/杭州市/余杭区')),
      detailAddress: describe(text(30), string('详细地址，1–30 个字', '五常大道 168 号')),
      activityId: describe(id, string('活动编号', 'A1001')),
    }),
    needs: ['activityId'],
    ask: ({ activityId }) =>
      addressCall(activityId!, {
        name: '接口测试',
        mobile: '13800138000',
        roughAddress: '浙江省/杭州市/余杭区',
        detailAddress: '接口测试，请勿发货',
      }),
  },
]
