import { useEffect, useState } from 'react'
import { CHAT_APPS, cardProblems, foundCard } from '#scripts/site/links/card-preview.ts'

const CARD = 'overflow-hidden rounded-[12px] border border-line bg-canvas text-caption wrap-anywhere'

/** What was found for the last address that stood for a moment: it changes with every key. */
function useFound<T>(address: string, find: (address: string) => Promise<T>) {
  const [found, setFound] = useState<{ address: string; value: T }>()
  useEffect(() => {
    let isWanted = true
    const timer = setTimeout(async () => {
      const value = await find(address)
      if (isWanted) setFound({ address, value })
    }, 300)
    return () => {
      isWanted = false
      clearTimeout(timer)
    }
  }, [address, find])
  return found
}

async function cardOf(path: string) {
  const reply = await fetch(path).catch(() => undefined)
  return reply?.ok ? foundCard(await reply.text()) : undefined
}

/** How chat apps draw a link. The page is read from this site, whatever origin the link names. */
export function LinkCards({ address }: { address: string }) {
  const { pathname, search, host } = new URL(address)
  const card = useFound(pathname + search, cardOf)?.value

  if (!card) return null
  return (
    <div className="grid grid-cols-[repeat(auto-fill,minmax(210px,1fr))] content-start gap-3.5">
      {CHAT_APPS.map(({ name, look, note }) => (
        <div key={name}>
          <h3 className="mb-1.5 text-caption font-normal text-ink-3">{name}</h3>
          {look === 'none' ? (
            <p className={`${CARD} px-3 py-2.5 text-brand-text`}>{address}</p>
          ) : (
            <div className={`${CARD} ${look === 'small' ? 'grid grid-cols-[1fr_64px] items-center' : ''}`}>
              <img
                className={`bg-deep object-cover ${look === 'small' ? 'order-1 aspect-square w-16' : 'aspect-[1200/630] w-full'}`}
                src={samePlace(card.image)}
                alt=""
              />
              <p className="grid gap-0.5 px-2.5 py-2">
                <b>{card.title}</b>
                <span className="text-ink-3">{card.description}</span>
                <small className="text-ink-3">{host}</small>
              </p>
            </div>
          )}
          {note && <p className="px-3 py-2 text-sub text-ink-3">{note}</p>}
        </div>
      ))}
      {cardProblems(pathname.slice(1), card).map((problem) => (
        <p key={problem} className="text-sub text-risk-text">
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
