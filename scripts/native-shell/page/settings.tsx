import type { ReactNode } from 'react'
import { getPhone, type Platform } from '#scripts/native-shell/native/settings.ts'
import { WECHATS } from '#scripts/native-shell/wechat/settings.ts'
import { FAULTS, type Fault, type ShellState } from './state.ts'
import type { ShellModel } from './use-shell.ts'

const PLATFORMS: Record<Platform, string> = {
  ios: 'iOS',
  'android-legacy': '安卓 1.0',
  'android-2': '安卓 2.x',
  'android-smallbuer': 'smallbuer',
  'harmony-wvjb': '鸿蒙 WVJB',
  'harmony-jsbridge': '鸿蒙 JsBridge',
}
const INJECT = [
  ['start', '加载前'],
  ['200', '200 ms'],
  ['480', '480 ms'],
  ['never', '不注入'],
] as const
const SAVES = [
  ['1', '成功'],
  ['0', '失败'],
] as const
const SYSTEMS = {
  ios: ['15.4', '15.8', '16.2', '17.5', '18.3', '26.0'],
  android: ['9', '10', '12', '13', '14', '15'],
  harmony: ['5.0', '5.1', '6.0'],
}
const FAULT_NAMES = (Object.keys(FAULTS) as Fault[]).map((fault) => [fault, FAULTS[fault][0]] as const)

const getEntries = <T extends string>(names: Readonly<Record<T, string>>) => Object.entries(names) as [T, string][]

const Pair = ({ children }: { children: ReactNode }) => <div className="grid grid-cols-2 gap-2.5">{children}</div>

/**
 * The settings of the simulated app: where it opens the page, how it behaves, and what the service
 * does.
 */
export function Settings({ shell }: { shell: ShellModel }) {
  const { state, set, members, problem } = shell
  const people = members.map(({ memberNo, nickname, note }) => [memberNo, `${nickname}（${note}）`] as const)
  const systems = SYSTEMS[getPhone(state.platform)].map((version) => [version, version] as const)
  const isApp = state.place === 'app'
  const bindField = <K extends keyof ShellState>(name: K) => ({
    value: state[name],
    onChange: (value: ShellState[K]) => set({ [name]: value }),
  })

  return (
    <section className="grid flex-none gap-2.5">
      <h2>
        设置
        <button type="button" className="pill" onClick={() => shell.open(state.path)}>
          重新加载
        </button>
      </h2>
      <Pair>
        <Choice label="打开位置" {...bindField('place')} options={getEntries({ app: 'App', wechat: '微信' })} />
        {!isApp && <Select label="微信" {...bindField('wechat')} options={getEntries(WECHATS)} />}
      </Pair>
      <Select
        label="桥协议"
        value={state.platform}
        options={getEntries(PLATFORMS)}
        onChange={(platform) => set({ platform, osVersion: '' })}
      />
      <Choice
        label="注入时间"
        value={String(state.inject)}
        options={INJECT}
        onChange={(inject) => set({ inject: (Number(inject) || inject) as ShellState['inject'] })}
      />
      <Select label="登录成员" {...bindField('member')} options={[...people, ['', '未登录']]} />
      {problem && <p className="text-sub text-risk-text">{problem}</p>}
      <Pair>
        <Select label="系统版本" {...bindField('osVersion')} options={[['', '常见'], ...systems]} />
        <Select
          label="令牌形式"
          {...bindField('tokenShape')}
          options={getEntries({ text: '文本', token: '{token}', data: '{data:{token}}' })}
        />
      </Pair>
      <Pair>
        <Choice label="回复形式" {...bindField('replyShape')} options={getEntries({ object: '对象', json: 'JSON' })} />
        <Choice label="保存结果" {...bindField('saves')} options={SAVES} />
      </Pair>
      <Pair>
        <Select label="本地服务" {...bindField('fault')} options={FAULT_NAMES} />
        <Field label="故障路径">
          <input
            key={state.faultPath}
            defaultValue={state.faultPath}
            spellCheck={false}
            onChangeCapture={(event) => set({ faultPath: event.currentTarget.value.trim() || '*' })}
          />
        </Field>
      </Pair>
      <Pair>
        <Range label="状态栏高度" unit="px" {...bindField('statusBarHeight')} min={0} max={100} step={1} />
        <Range label="字号" unit="%" {...bindField('textSize')} min={100} max={200} step={10} />
      </Pair>
      <Choice
        label="外观"
        value={state.dark ? 'dark' : 'light'}
        options={getEntries({ light: '浅色', dark: '深色' })}
        onChange={(scheme) => set({ dark: scheme === 'dark' })}
      />
    </section>
  )
}

interface FieldProps<V> {
  label: ReactNode
  value: V
  onChange: (value: V) => void
}
type OptionsProps<T extends string> = FieldProps<T> & { options: readonly (readonly [T, string])[] }

const FIELD = 'grid min-w-0 gap-1'
const LABEL = 'flex justify-between text-caption text-ink-3'

/** A name above what is typed or chosen. */
const Field = ({ label, children }: { label: ReactNode; children: ReactNode }) => (
  // biome-ignore lint/a11y/noLabelWithoutControl: the control is among the children
  <label className={FIELD}>
    <span className={LABEL}>{label}</span>
    {children}
  </label>
)

/** A few values side by side. */
const Choice = <T extends string>({ label, value, options, onChange }: OptionsProps<T>) => (
  <fieldset className={FIELD}>
    <legend className={LABEL}>{label}</legend>
    <div className="flex rounded-[12px] bg-fill p-[3px]">
      {options.map(([key, text]) => (
        <button
          type="button"
          key={key}
          className="min-h-[30px] flex-auto rounded-[9px] px-1.5 text-sub whitespace-nowrap text-ink-2 aria-pressed:bg-surface aria-pressed:font-semibold aria-pressed:text-ink aria-pressed:shadow-[0_1px_3px_rgb(12_40_26/0.14)]"
          aria-pressed={key === value}
          onClick={() => onChange(key)}
        >
          {text}
        </button>
      ))}
    </div>
  </fieldset>
)

/** Many values in a list. */
const Select = <T extends string>({ label, value, options, onChange }: OptionsProps<T>) => (
  <Field label={label}>
    <select value={value} onChange={(event) => onChange(event.currentTarget.value as T)}>
      {options.map(([key, text]) => (
        <option key={key} value={key}>
          {text}
        </option>
      ))}
    </select>
  </Field>
)

interface RangeProps extends FieldProps<number> {
  unit: string
  min: number
  max: number
  step: number
}

/** A number that takes effect on release: in preact/compat `onChange` fires on every step. */
const Range = ({ label, unit, value, onChange, ...limits }: RangeProps) => (
  <Field
    label={
      <>
        {label}
        <b className="font-num text-flag text-ink">
          {value}
          <small className="ml-0.5 font-normal text-ink-3">{unit}</small>
        </b>
      </>
    }
  >
    <input
      key={value}
      type="range"
      className="my-1 h-4 w-full border-0 p-0 accent-brand"
      {...limits}
      defaultValue={value}
      onChangeCapture={(event) => onChange(Number(event.currentTarget.value))}
    />
  </Field>
)
