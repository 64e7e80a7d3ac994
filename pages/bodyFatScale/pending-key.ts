/** Where it is kept that records wait. */
export const PENDING = 'bodyFatScale.pending'
