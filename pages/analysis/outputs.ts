export { ExportSheet } from './export.tsx'
export { PrintJob } from './print.tsx'
