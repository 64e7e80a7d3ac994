import { useEffect, useState } from 'react'

const DIGITS = '0123456789'

/** A number that rolls to its value in 350 ms, the last digit settling last; at once under reduced motion (`--dur-roll` is 0).
 *  The finished text stands underneath: a screen reader hears it, and nothing moves beside it. */
export function NumberRoll({ value }: { value: string }) {
  const characters = [...value]
  return (
    <span className="relative inline-block">
      <span className="[color:transparent]">{value}</span>
      <span className="absolute inset-0 whitespace-nowrap select-none" aria-hidden="true">
        {characters.map((character, index) => {
          // Counted from the right, so that 99.8 → 100.1 keeps every digit in its own place.
          const place = characters.length - index
          return DIGITS.includes(character) ? (
            <Digit key={place} digit={Number(character)} share={(index + 1) / characters.length} />
          ) : (
            <span key={place}>{character}</span>
          )
        })}
      </span>
    </span>
  )
}

/** @param share of the whole duration after which this digit stands still */
function Digit({ digit, share }: { digit: number; share: number }) {
  const [shown, setShown] = useState(0)
  useEffect(() => setShown(digit), [digit])
  return (
    <span className="relative inline-block [clip-path:inset(0)]">
      <span className="invisible">{digit}</span>
      <span
        className="absolute inset-x-0 top-0 flex flex-col"
        style={{
          transform: `translateY(${-10 * shown}%)`,
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
