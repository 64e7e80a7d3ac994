// What opening the app needs where a shell may be. With an import() of these modules themselves, a page that has them in its
// first bundle would carry a list of all their names there.
export { insideApp } from '#shared/bridge/native.ts'
export { goBack } from './navigate.ts'
