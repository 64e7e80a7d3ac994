import { type ReactNode, useEffect, useState } from 'react'
import { OPEN_APP } from '#shared/brand.ts'
import type { WakeTarget } from '#shared/bridge/wake-plan.ts'
import { WECHAT_OPEN_APP } from '#shared/core/config.ts'
import { loadModule } from '#shared/core/loading/load-module.ts'
import { type Flow, importFlow } from './import-flow.ts'

/** Late enough not to take bandwidth from the first answers, early enough for the first tap. */
const PREFETCH_MS = 300

type Tags = Awaited<ReturnType<Flow['openTags']>>

let flow: Flow | undefined

/** Duration of the error label, in milliseconds: same as a toast. */
const BUSY_TEXT_MS = 2000

async function loadFlow(): Promise<Flow> {
  flow = await loadModule(importFlow)
  return flow
}

interface Props {
  /** Where the app opens; `download` goes straight to the store or the installer. */
  target: WakeTarget | 'download'
  /** 20–22 px, before the label. */
  icon?: ReactNode
  /** Layout classes: width, margin, flex. */
  className?: string
  children?: ReactNode
}

/**
 * Button that opens the app (shared/bridge/README.md, "Waking the app"). The flow loads after the
 * first paint, because browsers require a fresh user gesture. It does not use
 * shared/ui/controls/button.tsx, which is larger than a first bundle needs.
 */
export function OpenAppButton({ target, icon, className = '', children = OPEN_APP }: Props) {
  const [isBusy, setBusy] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const [tags, setTags] = useState<Tags>()

  const isForApp = target !== 'download'
  useEffect(() => {
    const prefetchFlow = async () => {
      const { openTags } = await loadFlow()
      if (WECHAT_OPEN_APP && isForApp) setTags(await openTags())
    }
    // After a failure a tap tries again, and says so.
    const timer = setTimeout(() => prefetchFlow().catch(() => {}), PREFETCH_MS)
    return () => clearTimeout(timer)
  }, [isForApp])

  const startOpening = ({ openApp, downloadApp }: Flow) =>
    target === 'download' ? downloadApp() : openApp(target, setBusy)

  const onTap = () => {
    if (flow) {
      startOpening(flow)
      return
    }
    setBusy(true)
    loadFlow()
      .finally(() => setBusy(false))
      .then(startOpening, () => {
        setFailed(true)
        setTimeout(setFailed, BUSY_TEXT_MS, false)
      })
  }

  const classes = `press inline-flex items-center justify-center gap-2 rounded-full px-5 text-label font-semibold min-h-[46px] min-w-29 bg-brand text-on-brand active:bg-brand-press ${className}`
  if (WECHAT_OPEN_APP && tags && target !== 'download') {
    const { TaggedPill, linkOf } = tags
    return (
      <TaggedPill link={linkOf(target)} className={classes} onTap={onTap}>
        {icon}
        {children}
      </TaggedPill>
    )
  }
  return (
    <button type="button" className={classes} aria-disabled={isBusy} onClick={isBusy ? undefined : onTap}>
      {!isBusy && icon}
      {isBusy ? '正在打开…' : hasFailed ? '网络不给力' : children}
    </button>
  )
}
