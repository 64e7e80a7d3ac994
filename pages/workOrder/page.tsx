import { WORK_ORDER_URL } from '#shared/core/config.ts'
import { FramePage } from '#shared/features/external-form/frame-page.tsx'

/** Work order form: the provider's page in a full-screen frame. */
export const Page = () => <FramePage title="创建工单" address={WORK_ORDER_URL} />
