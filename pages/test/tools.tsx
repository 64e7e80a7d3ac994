import { useEffect, useState } from 'react'
import { copyText } from '#shared/app/copy-text.ts'
import { toast } from '#shared/app/messages/messages.ts'
import { way } from '#shared/app/page/go.ts'
import { onSentMsg, tellNative } from '#shared/bridge/native.ts'
import { pageUrl } from '#shared/core/links/page-url.ts'
import { Button } from '#shared/ui/controls/button.tsx'
import { Card } from '#shared/ui/layout/card.tsx'
import { DebugSlot } from '#shared/ui/states/debug-slot.tsx'
import { CallCard } from './call-card.tsx'
import { CALL_NAMES } from './catalogue.ts'
import { Checklist } from './checklist.tsx'
import { Jump } from './jump.tsx'
import { placeLines, placeReport } from './report.ts'
import { Wake } from './wake.tsx'

/** All tools; they come after the first view (page.tsx). */
export const Tools = () => (
  <>
    <Place />
    <Checklist />
    <Button kind="secondary" {...way(pageUrl('test', { view: 'catalogue' }))}>
      查看接口目录
    </Button>
    <Card title="导航栏">
      <BarSwitch />
    </Card>
    <Card title="唤起 App">
      <Wake />
    </Card>
    <Card title="跳转地址">
      <Jump />
    </Card>
    <Card title="原生推送" right="sentMsg">
      <Pushes />
    </Card>
    <h2 className="mt-4 px-1 text-head">原生调用（{CALL_NAMES.length}）</h2>
    {CALL_NAMES.map((name) => (
      <CallCard key={name} name={name} />
    ))}
  </>
)

/** Where this page runs, with a button that copies it. */
function Place() {
  const [lines, setLines] = useState(() => placeLines())
  useEffect(() => {
    placeReport().then(setLines)
  }, [])
  const copy = async () => {
    const isDone = await copyText(lines.map((line) => line.join('：')).join('\n'))
    toast(isDone ? '已复制' : '复制失败，请长按选择文字', isDone ? 'success' : undefined)
  }
  return (
    <Card title="容器与版本">
      <dl className="text-sub">
        {lines.map(([name, value]) => (
          <div key={name} className="flex flex-wrap gap-x-3 border-t border-line py-1.5 first:border-t-0">
            <dt className="text-ink-3">{name}</dt>
            <dd className="min-w-0 flex-[1_1_10em] text-right">{value}</dd>
          </div>
        ))}
      </dl>
      <Button kind="secondary" size="dialog" className="mt-3 w-full" onClick={copy}>
        复制报告
      </Button>
      {import.meta.env?.DEBUG && (
        <p className="mt-2 text-center">
          <DebugSlot />
        </p>
      )}
    </Card>
  )
}

/** Hide and show the native bar by turns. It is hidden when the page has opened. */
function BarSwitch() {
  const [isHidden, setHidden] = useState(true)
  async function toggle() {
    if (await tellNative('hiddenNavigaBar', { isHidden: !isHidden })) setHidden(!isHidden)
    else toast('请在App内打开')
  }
  return (
    <Button kind="secondary" size="dialog" className="w-full" onClick={toggle}>
      {isHidden ? '显示原生导航栏' : '隐藏原生导航栏'}
    </Button>
  )
}

/** What the shell has pushed since the page opened, the newest first. */
function Pushes() {
  const [pushes, setPushes] = useState<string[]>([])
  useEffect(() => onSentMsg((message) => setPushes((all) => [text(message), ...all].slice(0, 20))), [])
  if (!pushes.length) return <p className="text-ink-2">还没有收到消息</p>
  return (
    <ol role="list" className="flex flex-col gap-2">
      {pushes.map((push, index) => (
        <li
          key={pushes.length - index}
          className="rounded-tile bg-canvas px-3.5 py-2.5 font-mono text-sub whitespace-pre-wrap"
        >
          {push}
        </li>
      ))}
    </ol>
  )
}

const text = (message: unknown) =>
  (typeof message === 'string' ? message : (JSON.stringify(message) ?? '（空）')).slice(0, 500)
