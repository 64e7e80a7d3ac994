import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { CallName } from '#shared/bridge/calls.ts'
import { environment } from '#shared/bridge/environment.ts'
import {
  callNative,
  MEMBER_MS,
  notifyNative,
  onSentMsg,
  READ_MS,
  RETRIES,
  waitForApp,
  waitForShell,
} from '#shared/bridge/native.ts'
import { readStored, removeStored, writeStored } from '#shared/bridge/storage.ts'
import { createWakePlan, type WakeTarget } from '#shared/bridge/wake-plan.ts'
import { WECHAT, WECHAT_OPEN_APP } from '#shared/core/config.ts'
import { removeInvisible } from '#shared/core/invisible.ts'
import { parseId } from '#shared/core/links/ids.ts'
import { getPageUrl } from '#shared/core/links/page-url.ts'
import { copyText } from '#shared/features/copy-text.ts'
import { showMessage } from '#shared/features/messages/messages.ts'
import { APP_LINKS } from '#shared/open-app/install-links.ts'
import { OpenAppButton } from '#shared/open-app/open-app.tsx'
import { getLinkProps, navigate } from '#shared/page/navigate.ts'
import { Button } from '#shared/ui/controls/button.tsx'
import { Card } from '#shared/ui/layout/card.tsx'
import { Dialog } from '#shared/ui/overlays/dialog.tsx'
import { DebugSlot } from '#shared/ui/states/debug-slot.tsx'
import { BrandTag, PlainTag } from '#shared/ui/verdicts/plain-tag.tsx'
import { Tag } from '#shared/ui/verdicts/tag.tsx'
import { WECHAT_FAULT_NAMES } from '#shared/wechat/fault-names.ts'
import { getTagObstacle } from '#shared/wechat/open-tag.ts'
import { onWechatError } from '#shared/wechat/report-error.ts'
import { CALL_NAMES, CATALOGUE, GENERATIONS, NATIVE_PAGE_TEXTS, NATIVE_PAGES } from './catalogue.ts'
import {
  formatResult,
  formatState,
  formatSummary,
  getAnswerError,
  isOutcomes,
  type Outcome,
  type Outcomes,
  STEPS,
  type State,
} from './checklist-model.ts'
import { formatAnswer, parseArgument, requestAnswer, runCall, sendOnly } from './run-call.ts'

/** All tools, loaded after the first view (page.tsx). */
export const Tools = () => (
  <>
    <DeviceReport />
    <Checklist />
    <Button kind="secondary" {...getLinkProps(getPageUrl('test', { view: 'catalogue' }))}>
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

/** Environment of this page, with a copy button. */
function DeviceReport() {
  const [lines, setLines] = useState(() => placeLines())
  useEffect(() => {
    placeReport().then(setLines)
  }, [])
  const handleCopy = async () => {
    const isDone = await copyText(lines.map((line) => line.join('：')).join('\n'))
    showMessage(isDone ? '已复制' : '复制失败，请长按选择文字', isDone ? 'success' : undefined)
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
      <Button kind="secondary" size="dialog" className="mt-3 w-full" onClick={handleCopy}>
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

/** Toggles the native navigation bar, which is hidden at first. */
function BarSwitch() {
  const [isHidden, setHidden] = useState(true)
  async function toggleBar() {
    if (await notifyNative('hiddenNavigaBar', { isHidden: !isHidden })) setHidden(!isHidden)
    else showMessage('请在 App 内打开')
  }
  return (
    <Button kind="secondary" size="dialog" className="w-full" onClick={toggleBar}>
      {isHidden ? '显示原生导航栏' : '隐藏原生导航栏'}
    </Button>
  )
}

/** Messages pushed by the shell since the page opened, newest first. */
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

const formatSeconds = (ms: number) => `${ms / 1000} 秒`

/** Timeout of a call as text, from the bridge's own constants. */
function describeWait(name: CallName): string {
  if (!CATALOGUE[name].answers) return '不等待'
  const tries = RETRIES[name]
  return tries ? `${formatSeconds(READ_MS)}，没有回复再问 ${tries} 次` : `${formatSeconds(MEMBER_MS)}，只问一次`
}

/**
 * Documentation of all bridge calls for app developers, generated from the table that the test
 * tools use.
 */
export const CatalogueView = () => (
  <>
    <Card title="约定">
      <ul className="list-disc pl-5 text-sub text-ink-2">
        <li>页面用 callHandler(名称, 参数, 回调) 调用 App；参数总是一个对象，没有参数时是空对象。</li>
        <li>回复可以是值本身，也可以是它的 JSON 文字。</li>
        <li>App 可以随时调用页面的 sentMsg，参数任意，页面回复 "1"。</li>
        <li>名称的拼写以这里为准。</li>
      </ul>
    </Card>
    <h2 className="mt-4 px-1 text-head">调用（{CALL_NAMES.length}）</h2>
    {CALL_NAMES.map((name) => (
      <CallEntry key={name} name={name} />
    ))}
    <Card title="原生页面" right="jumpPage 的 pageName">
      <Rows rows={NATIVE_PAGES.map((page) => [page, NATIVE_PAGE_TEXTS[page]])} />
    </Card>
    <Card title="桥接的版本">
      <Rows rows={GENERATIONS} />
    </Card>
  </>
)

function CallEntry({ name }: { name: CallName }) {
  const { description, fields, argument, reply } = CATALOGUE[name]
  return (
    <Card title={name} right={description} id={name}>
      <Rows rows={[...Object.entries(fields ?? { 参数: '没有' }), ['回复', reply], ['等待', describeWait(name)]]} />
      {argument && (
        <pre className="mt-3 rounded-tile bg-canvas px-3.5 py-2.5 font-mono text-sub whitespace-pre-wrap wrap-anywhere">
          {JSON.stringify(
            argument,
            (_, value) => (String(value).startsWith('data:') ? 'data:image/png;base64,…' : value),
            2,
          )}
        </pre>
      )}
    </Card>
  )
}

const Rows = ({ rows }: { rows: readonly (readonly [string, string])[] }) => (
  <dl className="text-sub">
    {rows.map(([name, value]) => (
      <div key={name} className="flex flex-wrap gap-x-3 border-t border-line py-1.5 first:border-t-0">
        <dt className="flex-[0_0_9.5em] text-ink-3">{name}</dt>
        <dd className="min-w-0 flex-[1_1_12em]">{value}</dd>
      </div>
    ))}
  </dl>
)

type Result = { text: string; milliseconds?: number; failed?: true }

/** Card of a call: editable argument, send button, reply and duration. */
function CallCard({ name }: { name: CallName }) {
  const { description, argument, hint } = CATALOGUE[name]
  const [typed, setTyped] = useState(argument ? JSON.stringify(argument, null, 2) : '')
  const [isBusy, setBusy] = useState(false)
  const [result, setResult] = useState<Result>()

  async function runCallOnce() {
    setBusy(true)
    setResult(undefined)
    const start = performance.now()
    try {
      const text = await runCall(name, argument && parseArgument(typed))
      setResult({ text, milliseconds: Math.round(performance.now() - start) })
    } catch (error) {
      setResult({ text: (error as Error).message, failed: true })
    }
    setBusy(false)
  }

  return (
    <Card title={name} right={description}>
      {argument && (
        <textarea
          aria-label={`${name} 的参数`}
          className="mb-3 block w-full rounded-tile bg-fill px-3.5 py-2.5 font-mono text-sub"
          rows={Math.min(8, typed.split('\n').length)}
          spellCheck="false"
          autoCapitalize="off"
          value={typed}
          onInput={(event) => setTyped(event.currentTarget.value)}
        />
      )}
      {hint && <p className="-mt-1 mb-3 text-sub text-ink-3">{hint}</p>}
      <Button kind="secondary" size="dialog" busyLabel={isBusy && '等待回复'} onClick={runCallOnce} className="w-full">
        调用 {name}
      </Button>
      {result && <Reply {...result} />}
    </Card>
  )
}

const Reply = ({ text, milliseconds, failed }: Result) => (
  <output className="mt-3 block text-sub">
    <span className={failed ? 'text-risk-text' : 'text-ink-3'}>{failed ? '失败' : `回复，${milliseconds} 毫秒`}</span>
    <span className="mt-1 block rounded-tile bg-canvas px-3.5 py-2.5 font-mono whitespace-pre-wrap text-ink">
      {text}
    </span>
  </output>
)

function StateTag({ state, children }: { state: State; children: string }) {
  if (state === 'open') return <PlainTag>{children}</PlainTag>
  if (state === 'asked') return <BrandTag>{children}</BrandTag>
  return <Tag kind={state === 'passed' ? 'std' : 'risk'}>{children}</Tag>
}

/**
 * Checklist of all bridge calls: replies are judged automatically, calls without a reply by the
 * tester.
 */
function Checklist() {
  const { outcomes, running, run, runAll, judge, clear } = useChecklist()
  const text = async () => formatResult(outcomes, await placeReport())
  const handleCopy = async () => {
    const isDone = await copyText(await text())
    showMessage(isDone ? '已复制' : '复制失败，请长按选择文字', isDone ? 'success' : undefined)
  }
  const sendResult = async () => {
    try {
      await navigator.share({ title: '原生接口检查', text: await text() })
    } catch (error) {
      if ((error as Error).name !== 'AbortError') showMessage('发送失败，请改用复制')
    }
  }
  return (
    <Card title="检查清单" right={<span role="status">{formatSummary(outcomes)}</span>}>
      <Button
        size="dialog"
        className="w-full"
        busyLabel={running && `正在检查 ${running}`}
        onClick={() => void runAll()}
      >
        检查有回复的调用
      </Button>
      <ol role="list" className="mt-3">
        {STEPS.map((name) => (
          <Step
            key={name}
            name={name}
            outcome={outcomes[name]}
            isBusy={running !== undefined}
            onRun={() => void run(name)}
            onJudge={(isGood) => judge(name, isGood)}
          />
        ))}
      </ol>
      <div className="mt-3 grid grid-cols-[repeat(auto-fit,minmax(8em,1fr))] gap-2">
        <Button kind="secondary" size="dialog" onClick={handleCopy}>
          复制结果
        </Button>
        {'share' in navigator && (
          <Button kind="secondary" size="dialog" onClick={sendResult}>
            发送结果
          </Button>
        )}
        <Button kind="quiet" size="dialog" onClick={clear}>
          重新开始
        </Button>
      </div>
    </Card>
  )
}

interface StepProps {
  name: CallName
  outcome?: Outcome
  isBusy: boolean
  onRun: () => void
  onJudge: (isGood: boolean) => void
}

function Step({ name, outcome, isBusy, onRun, onJudge }: StepProps) {
  const { description, seen, answers } = CATALOGUE[name]
  const state = outcome?.state ?? 'open'
  const facts = [outcome?.text, outcome?.milliseconds !== undefined && `${outcome.milliseconds} 毫秒`].filter(Boolean)
  return (
    <li className="border-t border-line py-3 first:border-t-0">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <p className="min-w-0 flex-[1_1_11em]">
          <span className="block font-mono text-sub wrap-anywhere">{name}</span>
          <span className="block text-sub text-ink-3">{description}</span>
        </p>
        <StateTag state={state}>{formatState(outcome)}</StateTag>
        {!answers && (
          <Button kind="secondary" size="dialog" disabled={isBusy} onClick={onRun}>
            {state === 'open' ? '执行' : '再来'}
            <span className="sr-only"> {name}</span>
          </Button>
        )}
      </div>
      {facts.length > 0 && <p className="mt-1 text-sub text-ink-2 wrap-anywhere">{facts.join('，')}</p>}
      {!answers && state === 'asked' && (
        <div className="mt-2 rounded-tile bg-canvas px-3.5 py-2.5">
          <p className="text-sub text-ink-2">{seen}？</p>
          <div className="mt-2 flex gap-2">
            <Button kind="secondary" size="dialog" className="flex-1" onClick={() => onJudge(true)}>
              是<span className="sr-only"> {name} 通过</span>
            </Button>
            <Button kind="secondary" size="dialog" className="flex-1" onClick={() => onJudge(false)}>
              否<span className="sr-only"> {name} 不通过</span>
            </Button>
          </div>
        </div>
      )}
    </li>
  )
}

const NO_TAG = { place: '只在手机微信里有', client: '这个版本的微信没有' }

function getReason(): string | undefined {
  if (!WECHAT || !WECHAT_OPEN_APP) return '这个构建没有设置 WECHAT_OPEN_APP'
  const reasonText = getTagObstacle(environment, navigator.userAgent)
  return reasonText && NO_TAG[reasonText]
}

/**
 * Events of WeChat's open tag, displayed below its button, or the reason why there is none here.
 * @param children the button
 */
function OpenTagStatus({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  const [reason] = useState(getReason)
  const [messages, setMessages] = useState<string[]>([])

  useEffect(() => {
    const addMessage = (text: string) => setMessages((all) => [...all, text].slice(-5))
    onWechatError((reasonText) => addMessage(`${WECHAT_FAULT_NAMES[reasonText]}（${reasonText}）`))
    // Listens in the capture phase: the events need not bubble, and a failed tag is removed.
    for (const name of ['ready', 'launch', 'error']) {
      place.current!.addEventListener(
        name,
        (event) =>
          addMessage([name, (event as CustomEvent<{ errMsg?: string }>).detail?.errMsg].filter(Boolean).join(' ')),
        true,
      )
    }
  }, [])

  return (
    <>
      <div ref={place}>{children}</div>
      <p role="status" className="text-sub text-ink-2">
        微信开放标签：{reason ?? (messages.join('、') || '还没有回应')}
      </p>
    </>
  )
}

const PLACES = {
  home: { label: '首页', needs: '', target: (): WakeTarget => ({ page: 'home' }) },
  course: {
    label: '课程详情',
    needs: '课程编号',
    target: (id: string): WakeTarget => ({ page: 'course', courseNo: id, courseType: '1' }),
  },
  group: { label: '我的群组', needs: '群组编号', target: (id: string): WakeTarget => ({ page: 'group', id }) },
  activity: {
    label: '活动详情',
    needs: '活动编号',
    target: (id: string): WakeTarget => ({ page: 'activity', activityId: id }),
  },
}
type PlaceName = keyof typeof PLACES

const FIELD = 'min-h-touch w-full rounded-tile bg-fill px-3.5 py-2 text-body text-ink'

/**
 * Opens the app at one of the known places (shared/bridge/README.md, "Waking the app"), and
 * displays the method used here.
 */
function Wake() {
  const [name, setName] = useState<PlaceName>('home')
  const [typed, setTyped] = useState('1')
  const [inApp, setInApp] = useState(false)
  useEffect(() => {
    void waitForApp().then(() => setInApp(true))
  }, [])
  const { needs, target } = PLACES[name]
  const id = parseId(removeInvisible(typed).trim())
  const isReady = !needs || id !== ''
  const plan = createWakePlan({ ...environment, inApp }, target(id), APP_LINKS, location.search)
  return (
    <div className="flex flex-col gap-3">
      <select
        aria-label="打开哪里"
        className={FIELD}
        value={name}
        onInput={(event) => setName(event.currentTarget.value as PlaceName)}
      >
        {Object.entries(PLACES).map(([value, { label }]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      {needs && (
        <input
          aria-label={needs}
          className={FIELD}
          value={typed}
          onInput={(event) => setTyped(event.currentTarget.value)}
        />
      )}
      <p className="text-sub text-ink-2">
        {isReady ? `方式 ${plan.kind}${'address' in plan ? `：${plan.address}` : ''}` : `${needs}格式不正确`}
      </p>
      {isReady && (
        <OpenTagStatus>
          <OpenAppButton target={target(id)} className="w-full" />
        </OpenTagStatus>
      )}
    </div>
  )
}

/**
 * Target of a typed address: http(s), or a path of this site. Undefined for any other
 * (`javascript:`, `data:`, …).
 */
export function getJumpTarget(typed: string): URL | undefined {
  const text = removeInvisible(typed).trim()
  // `//host` and a backslash lead to another host, not to a path of this site.
  if (!/^(https?:\/\/|\/(?![/\\]))/i.test(text)) return undefined
  try {
    return new URL(text, location.origin)
  } catch {
    return undefined
  }
}

/** Opens a typed address after a dialog that names its host. The text stays in the field. */
function Jump() {
  const [typed, setTyped] = useState('')
  const [message, setMessage] = useState('')
  const [target, setTarget] = useState<URL>()

  const submitJump = () => {
    const url = getJumpTarget(typed)
    setMessage(url ? '' : '只能打开 http、https 网址，或本站的路径（以 / 开头）')
    setTarget(url)
  }
  const leavePage = () => {
    setTarget(undefined)
    if (target) navigate(target.href)
  }
  return (
    <form
      className="flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        submitJump()
      }}
    >
      <input
        aria-label="地址"
        aria-describedby="jump-words"
        aria-invalid={message !== ''}
        className="min-h-touch w-full rounded-tile bg-fill px-3.5 py-2"
        placeholder="/bodyFatScale 或 https://…"
        inputMode="url"
        autoCapitalize="off"
        autoComplete="off"
        value={typed}
        onInput={(event) => setTyped(event.currentTarget.value)}
      />
      <p id="jump-words" role="alert" className="text-sub text-risk-text empty:hidden">
        {message}
      </p>
      <Button type="submit" kind="secondary" size="dialog">
        跳转
      </Button>
      <Dialog
        open={Boolean(target)}
        onClose={() => setTarget(undefined)}
        title="打开这个地址"
        text={target && `${target.host}${target.pathname}`}
        confirm="打开"
        onConfirm={leavePage}
      />
    </form>
  )
}

export { takeOverNavBar } from '#shared/bridge/nav-bar.ts'
/** Same chunk: the native bar is hidden only when the page's back button has loaded. */
export { goBack } from '#shared/page/go-back.ts'

const KEY = 'test-checklist'

/** State of the checklist, persisted on the phone, and its actions. */
function useChecklist() {
  const [outcomes, setOutcomes] = useState<Outcomes>(() => readStored(KEY, isOutcomes) ?? {})
  const [running, setRunning] = useState<CallName>()
  // Runs overlap with taps by the tester, so both update the latest outcomes.
  const newest = useRef(outcomes)
  const storeOutcome = (name: CallName, outcome: Outcome) => {
    newest.current = { ...newest.current, [name]: outcome }
    setOutcomes(newest.current)
    writeStored(KEY, newest.current)
  }

  async function runCallOnce(name: CallName) {
    setRunning(name)
    // Stored before sending: the call may leave the page.
    if (!CATALOGUE[name].answers) storeOutcome(name, { state: 'asked' })
    storeOutcome(name, await getOutcome(name))
    setRunning(undefined)
  }
  return {
    outcomes,
    running,
    run: runCallOnce,
    /** Runs all calls with a reply, one after another. */
    runAll: async () => {
      for (const name of STEPS) if (CATALOGUE[name].answers) await runCallOnce(name)
    },
    /** Records the tester's result. */
    judge: (name: CallName, isGood: boolean) => storeOutcome(name, { state: isGood ? 'passed' : 'failed' }),
    clear: () => {
      newest.current = {}
      setOutcomes({})
      removeStored(KEY)
    },
  }
}

async function getOutcome(name: CallName): Promise<Outcome> {
  const { argument, answers } = CATALOGUE[name]
  const start = performance.now()
  try {
    if (!answers) {
      await sendOnly(name, argument)
      return { state: 'asked' }
    }
    const answer = await requestAnswer(name, argument)
    const milliseconds = Math.round(performance.now() - start)
    const problem = getAnswerError(name, answer)
    const text = name === 'getToken' || name === 'getStatusBarHeight' ? formatAnswer(name, answer) : undefined
    return { state: problem ? 'failed' : 'passed', text: problem ?? text, milliseconds }
  } catch (error) {
    return { state: 'failed', text: (error as Error).message }
  }
}

const formatBoolean = (is: boolean) => (is ? '是' : '否')

type Line = [name: string, value: string]

/** Diagnostics as lines of name and value. Contains no token and no member. */
async function placeReport(): Promise<Line[]> {
  const inApp = await waitForShell()
  const bar = inApp ? await callNative('getStatusBarHeight').catch(() => undefined) : undefined
  return placeLines({ inApp, bar })
}

/**
 * The same lines synchronously. Values from the shell are '…' until it has replied, so that the
 * layout is stable.
 */
function placeLines(shell?: { inApp: boolean; bar: number | undefined }): Line[] {
  return [
    ['App 内', shell ? formatBoolean(shell.inApp) : '…'],
    ['平台', environment.platform + (environment.iosVersion ? ` ${environment.iosVersion}` : '')],
    ['容器', environment.container],
    ['可能是原生 WebView', formatBoolean(environment.mayBeNative)],
    ['跟随 intent 链接', formatBoolean(environment.chromium)],
    ['桥接对象', shell ? describeBridge() : '…'],
    ['状态栏高度', shell ? (shell.bar === undefined ? '未知' : `${shell.bar} px`) : '…'],
    ['屏幕', `${innerWidth}×${innerHeight} @${devicePixelRatio}`],
    ['文字大小', getComputedStyle(document.documentElement).fontSize],
    ['时区', Intl.DateTimeFormat().resolvedOptions().timeZone],
    ['在线', formatBoolean(navigator.onLine)],
    // The id of the page's module script contains page and build.
    ['页面版本', document.querySelector('script[type=module][id]')?.id || '未知'],
    ['UA', navigator.userAgent],
  ]
}

function describeBridge(): string {
  const bridge = window.WebViewJavascriptBridge
  if (!bridge) return '无'
  if (!bridge.init) return 'WebViewJavascriptBridge'
  return bridge.doSend ? 'JsBridge 2.x' : 'JsBridge'
}
