import { createIcon } from './icon.tsx'

/** Icons of training, prizes and advice. One component per icon, for tree shaking. */
export const RunIcon = createIcon(
  'M12.8 4.7a1.9 1.9 0 1 0 3.8 0a1.9 1.9 0 1 0-3.8 0M5.5 11.3l3.3-3.1 4.2.5-2.3 5 3.5 2.3-.8 5M13 8.7l2 2.5 3.5.5M10 14.8l-1.6 3.4H4.5',
)
export const StretchIcon = createIcon(
  'M10.1 4.8a1.9 1.9 0 1 0 3.8 0a1.9 1.9 0 1 0-3.8 0M12 9v6m0-6L6 6.5M12 9l6-2.5M12 15l-5 5.5m5-5.5 5 5.5',
)
export const DumbbellIcon = createIcon('M9 12h6M7.5 7v10M4.8 9v6m11.7-8v10m2.7-8v6M2.8 11v2m18.4-2v2')
export const FlagIcon = createIcon('M6 21V4m0 1c4-2.5 7 2 12-.5V13c-5 2.5-8-2-12 .5')
export const GiftIcon = createIcon(
  'M4.5 12v6.5a2 2 0 0 0 2 2h11a2 2 0 0 0 2-2V12M4.9 8h14.2a1.4 1.4 0 0 1 1.4 1.4v1.2a1.4 1.4 0 0 1-1.4 1.4h-14.2a1.4 1.4 0 0 1-1.4-1.4v-1.2a1.4 1.4 0 0 1 1.4-1.4zM12 8v12.5M12 8c-1.2-3.4-3.1-4.6-4.4-3.8C6 5.2 7.2 8 12 8m0 0c1.2-3.4 3.1-4.6 4.4-3.8C18 5.2 16.8 8 12 8',
)
export const BulbIcon = createIcon('M9 17.5h6m-5 3h4m-4.8-3C9.2 15 6 13.9 6 10a6 6 0 0 1 12 0c0 3.9-3.2 5-3.2 7.5')
export const BookIcon = createIcon(
  'M4.5 6c2.7-1.3 5.2-1.3 7.5.3V20c-2.3-1.6-4.8-1.6-7.5-.3zm15 0c-2.7-1.3-5.2-1.3-7.5.3V20c2.3-1.6 4.8-1.6 7.5-.3z',
)
