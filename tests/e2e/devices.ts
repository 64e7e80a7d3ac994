export { type Device, USER_AGENTS } from '#scripts/browser/devices.ts'
