/** The ticket that the local service signs with, in place of the one that WeChat gives to the real service. */
export const TICKET = 'local-jsapi-ticket'

/** What WeChat takes the SHA-1 of: ticket, nonce, time (s) and address up to '#', in this order. */
export const signedText = (url: string, nonceStr: string, timestamp: number | string): string =>
  `jsapi_ticket=${TICKET}&noncestr=${nonceStr}&timestamp=${timestamp}&url=${url.split('#')[0]}`
