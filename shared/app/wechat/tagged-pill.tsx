import { type ReactNode, useEffect, useRef, useState } from 'react'
import { OPEN_APP } from '#shared/brand.ts'
import { REPORT_URL, WECHAT_OPEN_APP } from '#shared/core/config.ts'
import { note } from '#shared/core/note.ts'
import { hasTags } from './configured.ts'
import { openTag } from './open-tag.ts'
import { tellWechat } from './tell-wechat.ts'

/** A tag that works says so within a moment of the signature; milliseconds. */
const READY_MS = 5000

interface Props {
  /** Deep link of the page into the app. */
  link: string
  /** Of the pill: its looks and its place. */
  className: string
  /** What a tap does where WeChat opens nothing. */
  onTap: () => void
  /** The label that is seen. */
  children: ReactNode
}

/**
 * The way into the app inside WeChat: the pill as elsewhere, with a button of ours over it and WeChat's open tag over both. Until the tag says that it is
 * ready, taps go through it to our button; when it fails, it goes, and our button is tapped.
 */
export function TaggedPill({ link, className, onTap, children }: Props) {
  const place = useRef<HTMLSpanElement>(null)
  const [isReady, setReady] = useState(false)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a tap does the same at each render
  useEffect(() => {
    const late = setTimeout(() => {
      if (hasTags()) tellWechat('unready')
    }, READY_MS)
    const tag = openTag(WECHAT_OPEN_APP, link, OPEN_APP, {
      onReady: () => {
        clearTimeout(late)
        setReady(true)
      },
      onLaunch: () => {
        if (REPORT_URL) note('tap')
      },
      onError: () => {
        tag.remove()
        setReady(false)
        tellWechat('launch')
        onTap()
      },
    })
    setReady(false)
    place.current!.replaceChildren(tag)
    return () => clearTimeout(late)
  }, [link])

  return (
    <span className={`relative ${className}`}>
      {children}
      <button type="button" className="absolute inset-0 rounded-full" aria-label={OPEN_APP} onClick={onTap} />
      <span
        ref={place}
        className={`absolute inset-0 overflow-hidden rounded-full [&>*]:block ${isReady ? '' : 'pointer-events-none'}`}
      />
    </span>
  )
}
