import { useEffect, useState } from 'react'
import { CHAT_APPS, cardProblems, type FoundCard, foundCard } from '#scripts/site/links/card-preview.ts'

/** How chat apps draw a link. The page is read from this site, whatever origin the link names. */
export function LinkCards({ address }: { address: string }) {
  const [card, setCard] = useState<FoundCard>()
  const { pathname, search, host } = new URL(address)

  useEffect(() => {
    let isWanted = true
    // The address changes with every key, so wait until typing stops.
    const timer = setTimeout(async () => {
      const reply = await fetch(pathname + search).catch(() => undefined)
      const found = reply?.ok ? foundCard(await reply.text()) : undefined
      if (isWanted) setCard(found)
    }, 300)
    return () => {
      isWanted = false
      clearTimeout(timer)
    }
  }, [pathname, search])

  if (!card) return null
  return (
    <div className="links-cards">
      {CHAT_APPS.map(({ name, look, note }) => (
        <div key={name}>
          <h3>{name}</h3>
          {look === 'none' ? (
            <p className="bubble">{address}</p>
          ) : (
            <div className={`card card-${look}`}>
              <img src={samePlace(card.image)} alt="" />
              <p>
                <b>{card.title}</b>
                <span>{card.description}</span>
                <small>{host}</small>
              </p>
            </div>
          )}
          {note && <p className="hint">{note}</p>}
        </div>
      ))}
      {cardProblems(pathname.slice(1), card).map((problem) => (
        <p key={problem} className="problem">
          {problem}
        </p>
      ))}
    </div>
  )
}

/** The picture as this site has it. */
function samePlace(image: string): string {
  try {
    const { pathname, search } = new URL(image)
    return pathname + search
  } catch {
    return ''
  }
}
