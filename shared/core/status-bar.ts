/** Where the height of the phone's status bar is kept between pages, '' when there is none; see shared/bridge/nav-bar.ts and shared/head/main.ts. */
export const STATUS_BAR_KEY = 'statusBar'
