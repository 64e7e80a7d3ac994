/** Storage key: whether records were pending at the last visit. */
export const PENDING = 'bodyFatScale.pending'
