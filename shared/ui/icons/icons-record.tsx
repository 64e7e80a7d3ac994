import { createIcon } from './icon.tsx'

/**
 * Icons for a record and its actions. Separate from icons.tsx, which all member pages share in one
 * file.
 */
export const ArrowDownIcon = createIcon('M12 5v14m-6-6 6 6 6-6')
export const ArrowUpIcon = createIcon('M12 19V5m-6 6 6-6 6 6')
export const CompareIcon = createIcon('M8 5v14m-3.5-3.5L8 19l3.5-3.5M16 19V5m-3.5 3.5L16 5l3.5 3.5')
export const PrintIcon = createIcon(
  'M7 9V4h10v5M7 17H5.5A1.5 1.5 0 0 1 4 15.5v-5A1.5 1.5 0 0 1 5.5 9h13a1.5 1.5 0 0 1 1.5 1.5v5a1.5 1.5 0 0 1-1.5 1.5H17M7 14h10v6H7z',
)
export const TrashIcon = createIcon(
  'M4.5 7h15m-10 0V5.2A1.2 1.2 0 0 1 10.7 4h2.6a1.2 1.2 0 0 1 1.2 1.2V7m-8 0 .8 11.2a2 2 0 0 0 2 1.8h5.4a2 2 0 0 0 2-1.8L17.5 7M10 11v5m4-5v5',
)
export const InfoIcon = createIcon('M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0-17 0M12 11v5m0-8v.01')
