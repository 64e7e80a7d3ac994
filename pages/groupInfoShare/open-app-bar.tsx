/** A part of this page's own, so that it comes with the others (share.ts). */
export { OpenAppBar } from '#shared/app/open-app/bar.tsx'
