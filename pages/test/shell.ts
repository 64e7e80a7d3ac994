/** One file: the native bar goes only where our way back is there. */
export { goBack } from '#shared/app/navigate.ts'
export { takeOverNavBar } from '#shared/app/shell-look.ts'
