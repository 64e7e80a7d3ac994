import { titlePieces } from '#shared/core/title-pieces.ts'

/** A title in the direction of its own script, whose lines never end inside a word that the product knows. Its text is read and copied unchanged. */
export const Title = ({ text }: { text: string }) => (
  <bdi>
    {titlePieces(text).map((piece, index) =>
      index % 2 ? (
        <span key={index} className="whitespace-nowrap">
          {piece}
        </span>
      ) : (
        piece || null
      ),
    )}
  </bdi>
)
