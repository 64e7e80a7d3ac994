import { useRef, useState } from 'react'
import { campaignLink, TAGS, type Tag } from '#scripts/site/links/campaign-link.ts'
import { LINK_ROUTES, type LinkField } from '#scripts/site/links/link-routes.ts'
import { qrSvg } from '#scripts/site/links/qr.ts'
import { LinkCards } from './link-cards.tsx'
import { LinkOpenings } from './link-views.tsx'

/** Campaign links for people who run campaigns: page, values, tags; checked, with QR code and card. */
export function LinkPanel() {
  const dialog = useRef<HTMLDialogElement>(null)
  const [origin, setOrigin] = useState(location.origin)
  const [route, setRoute] = useState<string>('down')
  const [values, setValues] = useState<Record<string, string>>({})
  const [tags, setTags] = useState<Partial<Record<Tag, string>>>({})
  const page = LINK_ROUTES.find(({ name }) => name === route)!
  const { address, problems } = campaignLink({ origin, route, values, tags })

  return (
    <>
      <button type="button" className="links-open" onClick={() => dialog.current!.showModal()}>
        推广链接
      </button>
      <dialog ref={dialog} className="links" aria-labelledby="links-title">
        <h2 id="links-title">
          推广链接
          <button type="button" onClick={() => dialog.current!.close()}>
            关闭
          </button>
        </h2>
        <div className="links-form">
          <label className="field">
            <span>页面</span>
            <select
              value={route}
              onChange={(event) => {
                setRoute(event.currentTarget.value)
                setValues({})
              }}
            >
              {LINK_ROUTES.map(({ name, title }) => (
                <option key={name} value={name}>
                  {title}（/{name}）
                </option>
              ))}
            </select>
          </label>
          <Text label="页面地址" value={origin} onInput={setOrigin} />
          {page.fields.map((field) => (
            <Value
              key={`${route} ${field.name}`}
              field={field}
              value={values[field.name] ?? ''}
              onInput={(value) => setValues({ ...values, [field.name]: value.trim() })}
            />
          ))}
          {(Object.keys(TAGS) as Tag[]).map((tag) => (
            <Text
              key={tag}
              label={`${TAGS[tag]}（${tag}）`}
              value={tags[tag] ?? ''}
              onInput={(value) => setTags({ ...tags, [tag]: value.trim() })}
            />
          ))}
        </div>
        {problems.length > 0 && (
          <ul className="links-problems">
            {problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        )}
        {address && <Result address={address} />}
      </dialog>
    </>
  )
}

interface TextProps {
  label: string
  value: string
  onInput: (value: string) => void
}

const Text = ({ label, value, onInput }: TextProps) => (
  <label className="field">
    <span>{label}</span>
    <input value={value} spellCheck={false} onInput={(event) => onInput(event.currentTarget.value)} />
  </label>
)

/** A value of the page: chosen where there is a closed list, typed where it is an id. */
function Value({ field, value, onInput }: Omit<TextProps, 'label'> & { field: LinkField }) {
  const label = `${field.name}${field.isNeeded ? '（必填）' : ''}`
  if (!field.oneOf) return <Text label={label} value={value} onInput={onInput} />
  return (
    <label className="field">
      <span>{label}</span>
      <select value={value} onChange={(event) => onInput(event.currentTarget.value)}>
        <option value="">不写</option>
        {field.oneOf.map((one) => (
          <option key={one} value={one}>
            {one}
          </option>
        ))}
      </select>
    </label>
  )
}

function Result({ address }: { address: string }) {
  const picture = `data:image/svg+xml,${encodeURIComponent(qrSvg(address))}`
  const [isCopied, setCopied] = useState('')
  return (
    <div className="links-result">
      <p className="links-address">
        <code>{address}</code>
        <button type="button" onClick={() => navigator.clipboard.writeText(address).then(() => setCopied(address))}>
          {isCopied === address ? '已复制' : '复制'}
        </button>
      </p>
      <LinkOpenings address={address} />
      <figure>
        <img src={picture} alt="这个链接的二维码" width={168} height={168} />
        <figcaption>
          <a href={picture} download="qr.svg">
            下载 SVG
          </a>
          <button type="button" onClick={() => savePng(picture)}>
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
