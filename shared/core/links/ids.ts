/** What an id is made of, in addresses, replies and requests. */
export const ID = /^[\w-]{1,64}$/

/** An id from a query or the service, or '' when it is not one: anything else counts as absent. */
export const asId = (value: unknown): string => (typeof value === 'string' && ID.test(value) ? value : '')
