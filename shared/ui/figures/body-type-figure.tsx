import { useId } from 'react'
import type { Sex } from '#shared/health/body.ts'
import { drawArmFold } from './body-arm.ts'
import { type Build, createBodyFrame, type Frame } from './body-frame.ts'
import { createBodyOutline } from './body-outline.ts'

/** Build by body form 0–11 for women and men, and the visibility of muscles. */
const FORMS: readonly (readonly [female: Build, male: Build, lines?: number])[] = [
  [{ thin: 1.25 }, { thin: 1.3 }],
  [{ thin: 0.7 }, { thin: 0.7 }],
  [
    { thin: 0.35, muscle: 0.1 },
    { thin: 0.25, muscle: 0.25 },
  ],
  [{ thin: 0.3, muscle: 0.45 }, { thin: 0.3, muscle: 0.6 }, 0.5],
  [{ muscle: 0.95 }, { muscle: 1.1 }, 1],
  [{}, { muscle: 0.15 }],
  [{ muscle: 0.6, fat: 0.06 }, { muscle: 0.8, fat: 0.05 }, 0.8],
  [{ fat: 0.42 }, { fat: 0.4 }],
  [{ fat: 1.12 }, { fat: 1.15 }],
  [{ fat: 0.74 }, { fat: 0.74, muscle: 0.2 }],
  [
    { fat: 0.08, belly: 0.9, thin: 0.2 },
    { fat: 0.08, belly: 1, thin: 0.3 },
  ],
  [{ muscle: 0.35 }, { muscle: 0.95, fat: 0.28 }, 0.35],
]

/**
 * Drawing of a body form. `height` is the px of the whole figure; its container crops it. Hidden
 * from screen readers unless `name` is given. Renders nothing for an unknown code.
 */
export function BodyTypeFigure({ code, sex, height, name }: { code: number; sex: Sex; height: number; name?: string }) {
  // `useId` may contain characters that are invalid in url(#…).
  const id = `b${useId().replace(/\W/g, '')}`
  const form = FORMS[code]
  if (!form) return null
  const frame = createBodyFrame(sex, form[sex === 'female' ? 0 : 1])
  const { trunk, leftLeg, rightLeg, leftArm, rightArm, head, hair } = createBodyOutline(frame)
  const arms = leftArm + rightArm
  const { isFemale, neck } = frame
  return (
    <svg
      height={height}
      width={(height * 224) / 446}
      viewBox="-12 -8 224 446"
      role="img"
      aria-label={name}
      aria-hidden={!name}
    >
      <clipPath id={`${id}t`}>
        <path d={trunk} />
      </clipPath>
      <clipPath id={`${id}l`}>
        <path d={leftLeg + rightLeg} />
      </clipPath>
      <path d={leftLeg + rightLeg} fill="var(--color-skin)" />
      <path d={trunk} fill="var(--color-skin)" />
      <g fill="var(--color-wear)">
        <path
          clipPath={`url(#${id}t)`}
          d={isFemale ? `M20 200Q100 210 180 200V300H20Z${drawTop(frame)}` : 'M20 204Q100 214 180 204V300H20Z'}
        />
        <path
          clipPath={`url(#${id}l)`}
          d={
            isFemale
              ? 'M20 215H180V266Q140 275 100 272Q60 275 20 266Z'
              : 'M20 215H180V284Q140 293 100 290Q60 293 20 284Z'
          }
        />
      </g>
      <Lines frame={frame} clarity={form[2] ?? 0} />
      <path d={arms} fill="var(--color-skin)" />
      <path
        d={drawArmFold(frame, 1) + drawArmFold(frame, -1)}
        fill="none"
        stroke="var(--color-skin-2)"
        strokeWidth={2.4}
        strokeLinejoin="round"
        clipPath={`url(#${id}t)`}
      />
      <path
        d={`M${100 - neck * 0.84} 59Q100 71 ${100 + neck * 0.84} 59V52H${100 - neck * 0.84}Z`}
        fill="var(--color-skin-2)"
      />
      <path d={head} fill="var(--color-skin)" />
      <path d={hair} fill="var(--color-hair)" stroke="var(--color-rim)" strokeWidth={1.6} />
      <path clipPath={`url(#${id}l)`} d="M20 420Q100 426 180 420V440H20Z" fill="var(--color-hair)" />
    </svg>
  )
}

const drawTop = ({ shoulder }: Frame) =>
  `M60 84H${100 - shoulder * 0.5}Q${100 - shoulder * 0.42} 108 100 110Q${100 + shoulder * 0.42} 108 ${100 + shoulder * 0.5} 84H180V147Q100 157 20 147V84Z`

/** Collar bones, muscles by their visibility, and the fold of a soft belly. */
function Lines({ frame: { isFemale, neck, chest, waist, stomach }, clarity }: { frame: Frame; clarity: number }) {
  const muscles = isFemale
    ? 'M100 160V188M87 160Q85 178 89 194M113 160Q115 178 111 194'
    : `M${100 - chest * 0.78} 122Q${100 - chest * 0.35} 134 100 126Q${100 + chest * 0.35} 134 ${100 + chest * 0.78} 122M100 128V192M87 152Q100 157 113 152M87.5 172Q100 177 112.5 172`
  const fold = `M${100 - stomach * 0.42} 199Q100 207 ${100 + stomach * 0.42} 199`
  return (
    <g fill="none" stroke="var(--color-wear)" strokeLinecap="round" strokeWidth={2}>
      <path opacity={0.3} d={`M${92 - neck} 90Q88 93.5 96 92M${108 + neck} 90Q112 93.5 104 92`} />
      {clarity > 0 && <path opacity={0.18 + clarity * 0.3} d={muscles} />}
      {clarity === 0 && waist > (isFemale ? 30 : 38) && <path opacity={0.28} d={fold} />}
    </g>
  )
}
