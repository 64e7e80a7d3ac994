export { Contents } from './contents.tsx'
export { LeaveDialog } from './leave-dialog.tsx'
export { WordFailed } from './word-failed.tsx'
