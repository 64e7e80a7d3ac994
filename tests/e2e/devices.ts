export { type Device, USER_AGENTS } from '#scripts/workbench/browser/devices.ts'
