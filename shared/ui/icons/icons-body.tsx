import { createIcon } from './icon.tsx'

/** Icons of the body, its metrics and measurements. One component per icon, for tree shaking. */
export const TargetIcon = createIcon(
  'M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0-17 0M7.5 12a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0-9 0M11.2 12a.8 .8 0 1 0 1.6 0a.8 .8 0 1 0-1.6 0',
)
export const HourglassIcon = createIcon(
  'M6.5 3.5h11m-11 17h11M8 3.5v3.2c0 2.3 4 3.6 4 5.3s-4 3-4 5.3v3.2m8-17v3.2c0 2.3-4 3.6-4 5.3s4 3 4 5.3v3.2',
)
export const RulerIcon = createIcon(
  'M5.2 8h13.6a2.2 2.2 0 0 1 2.2 2.2v4.1a2.2 2.2 0 0 1-2.2 2.2h-13.6a2.2 2.2 0 0 1-2.2-2.2v-4.1a2.2 2.2 0 0 1 2.2-2.2zM7 8v3.5M10.4 8v2.4M13.7 8v3.5M17 8v2.4',
)
export const BodyIcon = createIcon(
  'M9.8 5.4a2.2 2.2 0 1 0 4.4 0a2.2 2.2 0 1 0-4.4 0M5.5 10.5c2-.9 4.2-1.3 6.5-1.3s4.5.4 6.5 1.3m-9.2-.9.4 5-1.4 6m6.4-11-.4 5 1.4 6',
)
export const DropIcon = createIcon('M12 3.5c3.2 3.7 6 6.8 6 10.3a6 6 0 0 1-12 0c0-3.5 2.8-6.6 6-10.3')
export const FatIcon = createIcon(
  'M12 3.5c3.2 3.7 6 6.8 6 10.3a6 6 0 0 1-12 0c0-3.5 2.8-6.6 6-10.3M6.3 12.8c2 1.4 3.7 1.4 5.7 0s3.7-1.4 5.7 0',
)
export const FlameIcon = createIcon(
  'M12 21c3.9 0 6.6-2.6 6.6-6.3 0-4.2-3.2-5.6-4.3-8.3-.4-1-.4-2.1-.1-3.4-3.2.9-5.3 3.8-5 6.9.1 1 .4 1.8.2 2.3-.3.8-1.5.9-2 .1-.3-.5-.4-1-.3-1.7-1.1 1.1-1.7 2.6-1.7 4.2 0 3.6 2.7 6.2 6.6 6.2M12 21c1.7 0 2.9-1.2 2.9-2.9 0-2-1.7-2.5-2.4-4.3-1.6.8-3.4 2.4-3.4 4.4 0 1.7 1.2 2.8 2.9 2.8',
)
export const RingsIcon = createIcon(
  'M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0-17 0M12 7.5a4.5 4.5 0 1 1-4.2 2.9M11 12a1 1 0 1 0 2 0a1 1 0 1 0-2 0',
)
export const BoneIcon = createIcon(
  'M8.6 12.6l4-4m-1.2 6.8 4-4M8.6 12.6c-1.1-.7-2.7-.4-3.4.9-.7 1.2-.1 2.6 1 3.1.2 1.3 1.3 2.3 2.7 2.2 1.5-.1 2.5-1.5 2.5-3.4m1.2-6.8c-.1-1.9 1-3.3 2.5-3.4 1.4-.1 2.5.9 2.7 2.2 1.1.5 1.7 1.9 1 3.1-.7 1.3-2.3 1.6-3.4.9',
)
export const WaistIcon = createIcon(
  'M6.5 3.5C8.3 7 9 8.8 9 11c0 3.3-2.8 4.8-2.8 9.5m11.3-17C15.7 7 15 8.8 15 11c0 3.3 2.8 4.8 2.8 9.5M9.5 11h5',
)
export const LayersIcon = createIcon(
  'M4 8.5c2.7-1.8 5.3-1.8 8 0s5.3 1.8 8 0M4 13c2.7-1.8 5.3-1.8 8 0s5.3 1.8 8 0M4 17.5c2.7-1.8 5.3-1.8 8 0s5.3 1.8 8 0',
)
export const HexIcon = createIcon('M12 3.8l7 4.1v8.2l-7 4.1-7-4.1V7.9zM9.4 12a2.6 2.6 0 1 0 5.2 0a2.6 2.6 0 1 0-5.2 0')
export const PulseIcon = createIcon('M3 12.5h4L9.5 6 14 18l2.5-5.5H21')
export const LeafIcon = createIcon('M5 19C4.5 10 9.5 5 19.5 4.5c.5 10-4.5 15-11 14M5 19c2-4.5 4.8-7.3 8.5-9.2')
