import { HALO } from '#shared/brand.ts'

/** Opacity of the rings from the inside out; radii 26 px apart. */
const RINGS = [0.42, 0.38, 0.35, 0.32, 0.28, 0.24, 0.21, 0.17, 0.14, 0.1, 0.07]

/** Graduation marks around the app's icon. */
export const TickHalo = () => (
  <svg
    className="absolute top-0 left-1/2 -ml-[450px] max-w-none"
    width="900"
    height="540"
    viewBox="-255 0 900 540"
    aria-hidden="true"
  >
    <g fill="none" stroke={HALO} strokeWidth={9} strokeDasharray="1.5 7.5">
      {RINGS.map((opacity, index) => (
        <circle key={index} cx="195" cy="92" r={178 + index * 26} opacity={opacity} />
      ))}
    </g>
  </svg>
)
