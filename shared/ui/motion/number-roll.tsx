import { useEffect, useRef, useState } from 'react'
import { prefersReducedMotion } from './motion.ts'

/** Duration in ms; equals `--dur-roll`, which animates the digits. */
const ROLL_MS = 350
const DIGITS = '0123456789'

interface Props {
  value: string
  /** Value displayed before this component mounted, from which it rolls. */
  initialText?: string
}

/**
 * A number that rolls to its value, the last digit settling last; immediate under reduced motion.
 * The final text is rendered from the start, for screen readers and to avoid layout shifts; digits
 * cover it only while they roll.
 */
export function NumberRoll({ value, initialText = '' }: Props) {
  const inert = useRef(prefersReducedMotion()).current
  const [settled, setSettled] = useState(initialText)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), ROLL_MS)
    return () => clearTimeout(timer)
  }, [value])

  const isRolling = settled !== value && !inert
  if (!isRolling) return value
  return (
    <span className="relative inline-block">
      <span className="[color:transparent]">{value}</span>
      <Digits value={value} from={settled} />
    </span>
  )
}

function Digits({ value, from }: { value: string; from: string }) {
  const characters = [...value]
  return (
    <span className="absolute inset-0 whitespace-nowrap select-none" aria-hidden="true">
      {characters.map((character, index) => {
        // Counted from the right, so that 99.8 → 100.1 keeps every digit in its own place.
        const place = characters.length - index
        if (!DIGITS.includes(character)) return <span key={place}>{character}</span>
        const share = (index + 1) / characters.length
        return (
          <Digit key={place} digit={Number(character)} from={Number(from[from.length - place]) || 0} share={share} />
        )
      })}
    </span>
  )
}

/** @param share of the whole duration after which this digit settles */
function Digit({ digit, from, share }: { digit: number; from: number; share: number }) {
  const [displayed, setDisplayed] = useState(from)
  useEffect(() => setDisplayed(digit), [digit])
  return (
    <span className="relative inline-block [clip-path:inset(0)]">
      <span className="invisible">{digit}</span>
      <span
        className="absolute inset-x-0 top-0 flex flex-col"
        style={{
          transform: `translateY(${-10 * displayed}%)`,
          transition: `transform calc(var(--dur-roll) * ${share.toFixed(2)}) var(--ease-out)`,
        }}
      >
        {[...DIGITS].map((each) => (
          <span key={each}>{each}</span>
        ))}
      </span>
    </span>
  )
}
