import { WORK_ORDER_URL } from '#shared/core/config.ts'
import { FramePage } from '#shared/features/external-form/frame-page.tsx'

/** Create a work order: the supplier's form, as large as the screen. */
export const Page = () => <FramePage title="创建工单" address={WORK_ORDER_URL} />
