import { createIcon } from './icon.tsx'

/** Icons of arrows, actions and states. One component per icon, for tree shaking. */
export const BackIcon = createIcon('M15 5l-7 7 7 7')
export const NextIcon = createIcon('M9.5 6l6 6-6 6')
export const DownIcon = createIcon('M6 9.5l6 6 6-6')
export const UpIcon = createIcon('M6 14.5l6-6 6 6')
export const RefreshIcon = createIcon('M19.5 12a7.5 7.5 0 1 1-2.3-5.4L19.5 9m0-4.5V9H15')
export const ShareIcon = createIcon(
  'M12 14.5V4M8 7.5l4-4 4 4M6.5 11H6a2 2 0 0 0-2 2v5.5a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2V13a2 2 0 0 0-2-2h-.5',
)
export const DownloadIcon = createIcon('M12 4v11m-4.5-4 4.5 4.5 4.5-4.5m-12 8.5h15')
export const LockIcon = createIcon(
  'M8 10.5h8a3 3 0 0 1 3 3v4a3 3 0 0 1-3 3h-8a3 3 0 0 1-3-3v-4a3 3 0 0 1 3-3zM8 10.5V8a4 4 0 0 1 8 0v2.5m-4 4v2.2',
)
export const PlayIcon = createIcon('M8 5.3v13.4c0 .6.7 1 1.2.7l10.3-6.7c.5-.3.5-1 0-1.4L9.2 4.6c-.5-.3-1.2.1-1.2.7')
export const DotsIcon = createIcon(
  'M4.9 12a.6.6 0 1 0 1.2 0a.6.6 0 1 0-1.2 0M11.4 12a.6.6 0 1 0 1.2 0a.6.6 0 1 0-1.2 0M17.9 12a.6.6 0 1 0 1.2 0a.6.6 0 1 0-1.2 0',
)
export const ListIcon = createIcon('M9 6.5h10.5M9 12h10.5M9 17.5h10.5m-15-11v.01m0 5.5v.01m-.01 5.5v.01')
export const CalendarIcon = createIcon(
  'M7.5 5.5h9a3.5 3.5 0 0 1 3.5 3.5v8a3.5 3.5 0 0 1-3.5 3.5h-9a3.5 3.5 0 0 1-3.5-3.5v-8a3.5 3.5 0 0 1 3.5-3.5zM4 10.5h16m-11.5-7v4m7-4v4',
)
export const HeadsetIcon = createIcon(
  'M4.5 15v-3a7.5 7.5 0 0 1 15 0v3M5.3 13h.9a1.8 1.8 0 0 1 1.8 1.8v2.9a1.8 1.8 0 0 1-1.8 1.8h-.9a1.8 1.8 0 0 1-1.8-1.8v-2.9a1.8 1.8 0 0 1 1.8-1.8zM17.8 13h.9a1.8 1.8 0 0 1 1.8 1.8v2.9a1.8 1.8 0 0 1-1.8 1.8h-.9a1.8 1.8 0 0 1-1.8-1.8v-2.9a1.8 1.8 0 0 1 1.8-1.8zM18.5 19.5c-.6 1.2-2.2 1.7-4.5 1.7',
)
/** The scale is the symbol of all these pages, so it is in the shared file. */
export const ScaleIcon = createIcon(
  'M8.5 4h7a4.5 4.5 0 0 1 4.5 4.5v7a4.5 4.5 0 0 1-4.5 4.5h-7a4.5 4.5 0 0 1-4.5-4.5v-7a4.5 4.5 0 0 1 4.5-4.5zM8 10.5a5.2 5.2 0 0 1 8 0m-4 1 1.6-2.6',
)
