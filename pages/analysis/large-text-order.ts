/**
 * Classes for the order of the panel in 长辈版: value with rating, guidance, chart, and the other
 * cards, which become children of the panel there.
 */
export const FIRST_IN_LARGE_TEXT = 'elder:-order-3'
export const SECOND_IN_LARGE_TEXT = 'elder:-order-2'
export const THIRD_IN_LARGE_TEXT = 'elder:-order-1 elder:mt-3'
export const CARDS_IN_LARGE_TEXT = 'elder:contents elder:*:mx-4 elder:*:mt-3 elder:*:last:mb-6'
