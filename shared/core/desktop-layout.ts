/** A screen with room for a second column: a tablet or a desktop, no phone on its side. shared/ui/styles/wide.css keeps that room, and beside-panel.css fills it, by the same words. */
export const DESKTOP = '(min-width:800px) and (min-height:480px)'
