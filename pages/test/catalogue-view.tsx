import type { CallName } from '#shared/bridge/calls.ts'
import { MEMBER_MS, READ_MS, RETRIES } from '#shared/bridge/native.ts'
import { Card } from '#shared/ui/layout/card.tsx'
import { CALL_NAMES, CATALOGUE, NATIVE_PAGES } from './catalogue.ts'
import { GENERATIONS, NATIVE_PAGE_TEXTS } from './catalogue-copy.ts'

const seconds = (ms: number) => `${ms / 1000} 秒`

/** How long the page waits for the answer, from the numbers that the bridge works with. */
function waitOf(name: CallName): string {
  if (!CATALOGUE[name].answers) return '不等待'
  const tries = RETRIES[name]
  return tries ? `${seconds(READ_MS)}，没有回复再问 ${tries} 次` : `${seconds(MEMBER_MS)}，只问一次`
}

/** All that pages ask of the app, for the people who write it: made of the same table that the test tools use. */
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
  const { says, fields, argument, reply } = CATALOGUE[name]
  return (
    <Card title={name} right={says} id={name}>
      <Rows rows={[...Object.entries(fields ?? { 参数: '没有' }), ['回复', reply], ['等待', waitOf(name)]]} />
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
