import { Fragment } from 'react'

/**
 * A Chinese name whose lines break between words; a word wider than the line still breaks. Without
 * Intl.Segmenter it breaks anywhere.
 */
export const Words = ({ text }: { text: string }) =>
  'Segmenter' in Intl ? (
    <span className="[word-break:keep-all]">
      {[...new Intl.Segmenter('zh', { granularity: 'word' }).segment(text)].map(({ segment, isWordLike }, index) => (
        <Fragment key={index}>
          {/* Not before punctuation. */}
          {isWordLike && <wbr />}
          {segment}
        </Fragment>
      ))}
    </span>
  ) : (
    text
  )
