/** One file: the native bar goes only where our way back is there. */
export { goBack } from '#shared/app/page/navigate.ts'
export { takeOverNavBar } from '#shared/app/page/shell-look.ts'
