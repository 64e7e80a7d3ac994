import { type ReactNode, useEffect, useRef, useState } from 'react'
import { OPEN_APP } from '#shared/brand.ts'
import { WECHAT_OPEN_APP } from '#shared/core/config.ts'
import { hasTags } from './configured-sdk.ts'
import { createOpenTag } from './open-tag.ts'
import { reportWechatError } from './report-error.ts'

/** A tag that works says so within a moment of the signature; milliseconds. */
const READY_MS = 5000

interface CoverProps {
  /** Deep link of the page into the app. */
  link: string
  /** Its corners, and what it lies above. */
  className: string
  /** What a tap does where WeChat opens nothing. */
  onTap: () => void
}

/**
 * WeChat's open tag over its whole parent, which must be `relative`. Until it is ready, taps pass
 * through; after an error it is removed and `onTap` is called.
 */
export function TagCover({ link, className, onTap }: CoverProps) {
  const position = useRef<HTMLSpanElement>(null)
  const [isReady, setReady] = useState(false)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a tap does the same at each render
  useEffect(() => {
    const timer = setTimeout(() => {
      if (hasTags()) reportWechatError('unready')
    }, READY_MS)
    const tag = createOpenTag(WECHAT_OPEN_APP, link, OPEN_APP, {
      onReady: () => {
        clearTimeout(timer)
        setReady(true)
      },
      onError: () => {
        tag.remove()
        setReady(false)
        reportWechatError('launch')
        onTap()
      },
    })
    setReady(false)
    position.current!.replaceChildren(tag)
    return () => clearTimeout(timer)
  }, [link])

  return (
    <span
      ref={position}
      className={`absolute inset-0 overflow-hidden [&>*]:block ${className} ${isReady ? '' : 'pointer-events-none'}`}
    />
  )
}

interface PillProps extends CoverProps {
  /** The label that is seen. */
  children: ReactNode
}

/**
 * Link to the app inside WeChat: the pill (`className`), a fallback button over it, and the open
 * tag over both.
 */
export const TaggedPill = ({ link, className, onTap, children }: PillProps) => (
  <span className={`relative ${className}`}>
    {children}
    <button type="button" className="absolute inset-0 rounded-full" aria-label={OPEN_APP} onClick={onTap} />
    <TagCover link={link} className="rounded-full" onTap={onTap} />
  </span>
)
