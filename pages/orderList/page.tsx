import { ORDER_LIST_URL } from '#shared/core/config.ts'
import { FramePage } from '#shared/features/external-form/frame-page.tsx'

/** Work order search: the provider's page in a full-screen frame. */
export const Page = () => <FramePage title="工单查询" address={ORDER_LIST_URL} />
