// What opening the app needs where a shell may be. With an import() of these modules themselves, a page that has them in its
// first bundle would carry a list of all their names there.

export { goBack } from '#shared/app/page/navigate.ts'
export { insideApp } from '#shared/bridge/native.ts'
