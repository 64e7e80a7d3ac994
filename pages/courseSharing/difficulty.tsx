import type { Remote } from '#shared/core/loading/remote.ts'
import { Stat } from './figures.tsx'
import { levelOf, type Words, wordsIn } from './words.ts'

/** How hard, behind the other figures: slanted bars, one per level, and the level's word. Nothing for a code that is not in the list. */
export function Difficulty({ code, words }: { code: string; words: Remote<Words> }) {
  const known = wordsIn(words, 'COURSE_DIFFICULTY')
  const difficulty = known && levelOf(code, known)
  if (!difficulty) return null
  const { word, level, of } = difficulty
  return (
    <Stat label={`难度 · ${word}`}>
      <span className="flex gap-[3px] self-center" role="img" aria-label={`难度 ${level} 级，共 ${of} 级`}>
        {Array.from({ length: of }, (_, index) => (
          <i
            key={index}
            className={`h-[18px] w-[7px] rounded-[2px] [transform:skew(-12deg)] ${index < level ? 'bg-sprout' : 'bg-[#ffffff24]'}`}
          />
        ))}
      </span>
    </Stat>
  )
}
