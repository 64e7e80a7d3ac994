/** Colours of ribbon, rim, face, number and its stroke, by rank. */
const METALS = {
  1: ['#12a562', '#e39a0b', '#ffc93c', '#7a4a00', 'm14.6 15.6 2.4-1.5v8.2'],
  2: [
    '#5b7486',
    '#9aa9b4',
    '#d5dee4',
    '#3d4a54',
    'M13.2 16.2c.3-1.4 1.4-2.2 2.8-2.2 1.6 0 2.8 1 2.8 2.5 0 2-2.3 2.8-5.6 5.7H19',
  ],
  3: [
    '#a8683d',
    '#bf7440',
    '#edb083',
    '#5e2f10',
    'M13.3 14.3h5.3l-3 3.2c2-.1 3.3.8 3.3 2.4 0 1.5-1.3 2.5-3 2.5-1.4 0-2.5-.6-3-1.7',
  ],
} as const

/** Medal of the first three ranks, 32 px, with the number inside. */
export function Medal({ rank }: { rank: 1 | 2 | 3 }) {
  const [ribbon, rim, face, ink, figure] = METALS[rank]
  return (
    <svg width="32" height="32" viewBox="0 0 32 32" role="img" aria-label={`第${rank}名`}>
      <path fill={ribbon} d="M9 1.5h6l3 8-5.2 2.6zm14 0h-6l-3 8 5.2 2.6z" />
      <path d="M9 1.5h6l1.2 3.2-4.6 6z" opacity=".1" />
      <circle cx="16" cy="19" r="11.5" fill={rim} />
      <circle cx="16" cy="18.3" r="11" fill={face} />
      <g fill="none">
        <circle cx="16" cy="18.3" r="8.2" stroke={rim} strokeWidth={1.4} />
        <path stroke={ink} strokeLinecap="round" strokeLinejoin="round" strokeWidth={2.2} d={figure} />
      </g>
    </svg>
  )
}
