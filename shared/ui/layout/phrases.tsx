/** A sentence whose lines end behind a comma or stop rather than within a word; a phrase wider than the line still breaks, never before its mark. */
export const Phrases = ({ text }: { text: string }) =>
  text.match(/[^，。]+[，。]?/g)?.map((phrase) => (
    <span key={phrase} className="inline-block [word-break:normal]">
      {phrase}
    </span>
  )) ?? null
