/** In one file, so that the native bar is hidden only when our own back button has loaded. */
export { goBack } from '#shared/app/page/navigate.ts'
export { takeOverNavBar } from '#shared/bridge/nav-bar.ts'
