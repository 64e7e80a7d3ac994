export { type Device, USER_AGENTS } from '#scripts/dev/browser/devices.ts'
