import { type ReactNode, useEffect, useRef, useState } from 'react'
import { WECHAT_FAULT_NAMES } from '#shared/app/wechat/fault-names.ts'
import { whyNoTag } from '#shared/app/wechat/open-tag.ts'
import { onWechatFault } from '#shared/app/wechat/tell-wechat.ts'
import { environment } from '#shared/bridge/environment.ts'
import { WECHAT, WECHAT_OPEN_APP } from '#shared/core/config.ts'

const NO_TAG = { place: '只在手机微信里有', client: '这个版本的微信没有' }

function reasonHere(): string | undefined {
  if (!WECHAT || !WECHAT_OPEN_APP) return '这个构建没有设置 WECHAT_OPEN_APP'
  const why = whyNoTag(environment, navigator.userAgent)
  return why && NO_TAG[why]
}

/** What WeChat's open tag says below the button that holds it, or why there is none here. @param children the button */
export function OpenTagWords({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  const [reason] = useState(reasonHere)
  const [said, setSaid] = useState<string[]>([])

  useEffect(() => {
    const say = (words: string) => setSaid((all) => [...all, words].slice(-5))
    onWechatFault((why) => say(`${WECHAT_FAULT_NAMES[why]}（${why}）`))
    // Caught on their way down: they need not bubble, and the button takes a tag away that failed.
    for (const name of ['ready', 'launch', 'error']) {
      place.current!.addEventListener(
        name,
        (event) => say([name, (event as CustomEvent<{ errMsg?: string }>).detail?.errMsg].filter(Boolean).join(' ')),
        true,
      )
    }
  }, [])

  return (
    <>
      <div ref={place}>{children}</div>
      <p role="status" className="text-sub text-ink-2">
        微信开放标签：{reason ?? (said.join('、') || '还没有回应')}
      </p>
    </>
  )
}
