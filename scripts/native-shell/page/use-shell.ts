import { useEffect, useRef, useState } from 'react'
import type { Native } from '#scripts/native-shell/native/settings.ts'
import type { ShellWindow } from '#scripts/native-shell/shell-window.ts'
import { answerCall, type Sheet } from './app-answers.ts'
import { addLogEntry, type LogRow } from './log-rows.ts'
import { FAULTS, type Fault, readHash, type ShellState, writeHash } from './state.ts'

/** Settings that the page in the phone need not be loaded anew for. */
const LIVE = ['saves', 'dark']

/**
 * The simulated app around the web view: its settings, what it displays, and its side of the
 * bridge.
 */
export function useShell() {
  const { state, current, change } = useHashState((next) => openPath(next.path))
  const { members, problem, tokenOf } = useMembers()
  const [opened, setOpened] = useState({ count: 0, src: state.path })
  const [title, setTitle] = useState('')
  const [navHidden, setNavHidden] = useState(false)
  const [sheet, setSheet] = useState<Sheet>()
  const [rows, setRows] = useState<LogRow[]>([])
  const frame = useRef<HTMLIFrameElement>(null)
  const native = useRef<Native>(undefined)
  const page = useRef({ number: 0, start: 0 })

  function openPath(path: string) {
    setSheet(undefined)
    setNavHidden(false)
    change({ path })
    setOpened(({ count }) => ({ count: count + 1, src: path }))
  }

  function goBack(pages = 1) {
    const inside = frame.current?.contentWindow as (Window & { navigation?: { canGoBack: boolean } }) | null
    if (inside?.navigation?.canGoBack) inside.history.go(-pages)
    else setSheet({ title: '返回', name: '已经是第一页，App 会关闭这个页面', detail: { index: pages } })
  }

  async function set(part: Partial<ShellState>) {
    change(part)
    if ('fault' in part || 'faultPath' in part) {
      await setFault(current.current.fault, current.current.faultPath).catch(() => {})
      openPath(current.current.path)
    } else if (Object.keys(part).some((name) => !LIVE.includes(name))) openPath(current.current.path)
  }

  const getElapsedMs = () => Math.round(performance.now() - page.current.start)
  const log: ShellWindow['host']['log'] = (entry) => {
    const [number, now] = [page.current.number, getElapsedMs()]
    setRows((all) => addLogEntry(all, entry, number, now))
    if (entry.kind === 'leave') setSheet({ title: '打开外部地址（未跳转）', name: entry.name, detail: undefined })
  }

  if (!('shell' in window)) {
    const shell: ShellWindow = {
      get settings() {
        return { ...current.current }
      },
      host: {
        log,
        handle: async (name, data) => {
          const token = name === 'getToken' ? await tokenOf(current.current.member) : ''
          return answerCall(name, data, current.current, token, { hideNav: setNavHidden, goBack, show: setSheet })
        },
      },
      attach(next) {
        native.current = next
        page.current = { number: page.current.number + 1, start: performance.now() }
        const { pathname = '', search = '' } = frame.current?.contentWindow?.location ?? {}
        change({ path: pathname.replace(/(.)\/$/, '$1') + decodeURI(search) })
        log({ kind: 'page', id: '', name: current.current.path })
      },
      titled: setTitle,
    }
    Object.assign(window, { shell })
    if (state.fault !== 'none') setFault(state.fault, state.faultPath).catch(() => {})
  }

  return {
    state,
    set,
    members,
    problem,
    opened,
    open: openPath,
    goBack,
    title,
    navHidden,
    sheet,
    closeSheet: () => setSheet(undefined),
    rows,
    clearLog: () => setRows([]),
    send: (text: string) => native.current?.push('sentMsg', text),
    frame,
  }
}
export type ShellModel = ReturnType<typeof useShell>

/** The local service's members. `tokenOf` waits for them: the page in the phone may ask first. */
function useMembers() {
  const [members, setMembers] = useState<Member[]>([])
  const [problem, setProblem] = useState('')
  const asked = useRef<Promise<Member[]>>(undefined)

  if (!asked.current) asked.current = listMembers()

  useEffect(() => {
    asked.current!.then(setMembers, () => setProblem('本地服务没有响应，成员列表取不到'))
  }, [])

  const getToken = async (memberNo: string) => {
    const all = await asked.current!.catch(() => [])
    return all.find((item) => item.memberNo === memberNo)?.token ?? ''
  }
  return { members, problem, tokenOf: getToken }
}

/**
 * The shell's state, stored in the URL hash. `change` merges; `current` is readable outside
 * rendering.
 */
function useHashState(onForeignChange: (state: ShellState) => void) {
  const [state, setState] = useState(() => readHash(location.hash))
  const current = useRef(state)

  function set(next: ShellState) {
    current.current = next
    setState(next)
  }
  function changeState(part: Partial<ShellState>) {
    set({ ...current.current, ...part })
    history.replaceState(null, '', writeHash(current.current))
  }

  useEffect(() => {
    const onHash = () => {
      set(readHash(location.hash))
      onForeignChange(current.current)
    }
    window.addEventListener('hashchange', onHash)
    return () => window.removeEventListener('hashchange', onHash)
  })

  return { state, current, change: changeState }
}

interface Member {
  memberNo: string
  nickname: string
  token: string
  note: string
}

async function postControl(name: string, body: object): Promise<unknown> {
  const reply = await fetch(`/local/control/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  const { code, msg, data } = (await reply.json()) as { code: number; msg: string; data: unknown }
  if (code !== 0) throw new Error(msg)
  return data
}

/** The members of the local service, tokens included: only the shell may ask. */
const listMembers = async () => (await postControl('members', {})) as Member[]

function setFault(fault: Fault, path: string) {
  const [, rule] = FAULTS[fault]
  return postControl('faults', { rules: rule ? [{ path, ...rule }] : [] })
}
