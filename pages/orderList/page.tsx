import { ORDER_LIST_URL } from '#shared/core/config.ts'
import { FramePage } from '#shared/features/external-form/frame-page.tsx'

/** Look work orders up: the supplier's list, as large as the screen. */
export const Page = () => <FramePage title="工单查询" address={ORDER_LIST_URL} />
