import { useEffect, useState } from 'react'
import { createCampaignLink, TAGS, type Tag } from '#scripts/links/campaign-link.ts'
import { CHAT_APPS, findCardProblems, parseCard } from '#scripts/links/card-preview.ts'
import { LINK_ROUTES } from '#scripts/links/link-routes.ts'
import { renderQrSvg } from '#scripts/links/qr.ts'
import { Select, Text } from './fields.tsx'
import { Panel, Problems } from './panel.tsx'

/**
 * Campaign links for people who run campaigns: page, values, tags; checked, with QR code and card.
 */
export function LinkPanel() {
  const [origin, setOrigin] = useState(location.origin)
  const [route, setRoute] = useState<string>('down')
  const [values, setValues] = useState<Record<string, string>>({})
  const [tags, setTags] = useState<Partial<Record<Tag, string>>>({})
  const page = LINK_ROUTES.find(({ name }) => name === route)!
  const { address, problems } = createCampaignLink({ origin, route, values, tags })

  return (
    <Panel title="推广链接">
      {() => (
        <>
          <div className="mt-3.5 grid grid-cols-[repeat(auto-fill,minmax(200px,1fr))] gap-x-3 gap-y-2.5">
            <Select
              label="页面"
              value={route}
              options={LINK_ROUTES.map(({ name, title }) => [name, `${title}（/${name}）`])}
              onChange={(next) => {
                setRoute(next)
                setValues({})
              }}
            />
            <Text label="页面地址" value={origin} onChange={setOrigin} />
            {page.fields.map(({ name, isNeeded, oneOf }) => {
              const field = {
                label: `${name}${isNeeded ? '（必填）' : ''}`,
                value: values[name] ?? '',
                onChange: (value: string) => setValues({ ...values, [name]: value.trim() }),
              }
              const options = oneOf?.map((item) => [item, item] as const)
              return options ? (
                <Select key={`${route} ${name}`} {...field} options={[['', '不写'], ...options]} />
              ) : (
                <Text key={`${route} ${name}`} {...field} />
              )
            })}
            {(Object.keys(TAGS) as Tag[]).map((tag) => (
              <Text
                key={tag}
                label={`${TAGS[tag]}（${tag}）`}
                value={tags[tag] ?? ''}
                onChange={(value) => setTags({ ...tags, [tag]: value.trim() })}
              />
            ))}
          </div>
          <Problems list={problems} />
          {address && <Result address={address} />}
        </>
      )}
    </Panel>
  )
}

function Result({ address }: { address: string }) {
  const picture = `data:image/svg+xml,${encodeURIComponent(renderQrSvg(address))}`
  const [isCopied, setCopied] = useState('')
  return (
    <div className="mt-4 grid grid-cols-[1fr] gap-4 min-[621px]:grid-cols-[auto_1fr]">
      <p className="col-span-full flex items-center gap-2.5">
        <code className="flex-1 rounded-[12px] bg-fill px-3 py-2 font-mono text-caption wrap-anywhere">{address}</code>
        <button
          type="button"
          className="pill"
          onClick={() => navigator.clipboard.writeText(address).then(() => setCopied(address))}
        >
          {isCopied === address ? '已复制' : '复制'}
        </button>
      </p>
      <figure>
        <img src={picture} alt="这个链接的二维码" width={168} height={168} />
        <figcaption className="mt-2 flex gap-1.5">
          <a className="pill py-1.5" href={picture} download="qr.svg">
            下载 SVG
          </a>
          <button type="button" className="pill" onClick={() => savePng(picture)}>
            下载 PNG
          </button>
        </figcaption>
      </figure>
      <LinkCards address={address} />
    </div>
  )
}

/** The same picture as PNG, 1024 px for print. */
async function savePng(picture: string) {
  const image = new Image()
  image.src = picture
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = 1024
  canvas.getContext('2d')!.drawImage(image, 0, 0, 1024, 1024)
  const link = document.createElement('a')
  link.href = canvas.toDataURL('image/png')
  link.download = 'qr.png'
  link.click()
}

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

async function fetchCard(path: string) {
  const reply = await fetch(path).catch(() => undefined)
  return reply?.ok ? parseCard(await reply.text()) : undefined
}

/** How chat apps draw a link. The page is read from this site, whatever origin the link names. */
function LinkCards({ address }: { address: string }) {
  const { pathname, search, host } = new URL(address)
  const card = useFound(pathname + search, fetchCard)?.value

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
                src={toLocalPath(card.image)}
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
      {findCardProblems(pathname.slice(1), card).map((problem) => (
        <p key={problem} className="text-sub text-risk-text">
          {problem}
        </p>
      ))}
    </div>
  )
}

/** The picture as this site has it. */
function toLocalPath(image: string): string {
  try {
    const { pathname, search } = new URL(image)
    return pathname + search
  } catch {
    return ''
  }
}
