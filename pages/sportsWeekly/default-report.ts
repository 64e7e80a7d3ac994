/** The report to show when the address names none. */
export const DEFAULT_REPORT = '2'
