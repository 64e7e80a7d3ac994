/**
 * Media query for a second column: a tablet or a desktop, not a phone in landscape. The same query
 * is in shared/ui/styles/wide.css and beside-panel.css.
 */
export const DESKTOP = '(min-width:800px) and (min-height:480px)'
