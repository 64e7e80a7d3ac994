/**
 * A sentence whose lines break after a comma or stop rather than within a phrase. A phrase wider
 * than the line still breaks, but never before its punctuation.
 */
export const Phrases = ({ text }: { text: string }) =>
  text.match(/[^，。]+[，。]?/g)?.map((phrase) => (
    <span key={phrase} className="inline-block [word-break:normal]">
      {phrase}
    </span>
  )) ?? null
