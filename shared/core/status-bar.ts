/**
 * Storage key of the status bar's height, in px; '' if there is none. See shared/bridge/nav-bar.ts
 * and shared/head/main.ts.
 */
export const STATUS_BAR_KEY = 'statusBar'
