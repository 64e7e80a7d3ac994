/**
 * From one page to the next the browser fades, where it can and motion is wanted. Taps go through: the new page is there
 * already. On every page: a turn to one without it is an uncaught error to the browser.
 */
export const PAGE_TURN_CSS =
  '@media (prefers-reduced-motion:no-preference){@view-transition{navigation:auto}}' +
  '::view-transition{pointer-events:none}::view-transition-group(*){animation-duration:.18s}'
