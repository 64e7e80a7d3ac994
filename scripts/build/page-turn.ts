/**
 * From one page to the next the browser fades, where it can and motion is wanted. Taps go through: the new page is there
 * already. On every page: a turn to one without it is an uncaught error to the browser.
 */
export const PAGE_TURN_CSS =
  '@media (prefers-reduced-motion:no-preference){@view-transition{navigation:auto}}' +
  '::view-transition{pointer-events:none}::view-transition-group(*){animation-duration:.18s}'

/** Inside the app the bar on top stays where it is while what is below it fades: NavBar's is in the same place on every page for members. */
export const MEMBER_TURN_CSS = 'header.z-\\[3\\]{view-transition-name:bar}'
