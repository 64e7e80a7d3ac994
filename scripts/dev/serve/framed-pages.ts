/**
 * Lets /workOrder and /orderList frame the pages of this local service. Call it before a build;
 * settings in the environment win.
 */
export function frameLocalPages(serviceUrl: string): void {
  process.env.WORK_ORDER_URL ??= `${serviceUrl}/local/work-order/`
  process.env.ORDER_LIST_URL ??= `${serviceUrl}/local/order-list/`
}
