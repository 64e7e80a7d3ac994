/**
 * Let /workOrder and /orderList frame the pages of this local service: to be called before a build, which takes the addresses
 * from the environment. What the environment names already stays.
 */
export function frameLocalPages(serviceUrl: string): void {
  process.env.WORK_ORDER_URL ??= `${serviceUrl}/local/work-order/`
  process.env.ORDER_LIST_URL ??= `${serviceUrl}/local/order-list/`
}
