import { phoneOf } from '#scripts/workbench/shell/native/settings.ts'
import { Choice, Range, Select } from './fields.tsx'
import { PlaceFields } from './place-fields.tsx'
import { FAULTS, type Fault, type ShellState } from './state.ts'
import type { ShellModel } from './use-shell.ts'

const PLATFORMS = [
  ['ios', 'iOS'],
  ['android-legacy', '安卓 1.0'],
  ['android-2', '安卓 2.x'],
  ['android-smallbuer', 'smallbuer'],
  ['harmony-wvjb', '鸿蒙 WVJB'],
  ['harmony-jsbridge', '鸿蒙 JsBridge'],
] as const
const INJECT = [
  ['start', '加载前'],
  ['200', '200 ms'],
  ['480', '480 ms'],
  ['never', '不注入'],
] as const
const SYSTEMS = {
  ios: ['15.4', '15.8', '16.2', '17.5', '18.3', '26.0'],
  android: ['9', '10', '12', '13', '14', '15'],
  harmony: ['5.0', '5.1', '6.0'],
}

/** The settings of the simulated app. */
export function Settings({ shell }: { shell: ShellModel }) {
  const { state, set, members } = shell
  const people = members.map(({ memberNo, nickname, note }) => [memberNo, `${nickname}（${note}）`] as const)
  const systems = SYSTEMS[phoneOf(state.platform)].map((version) => [version, version] as const)

  return (
    <section className="settings">
      <h2>
        设置
        <button type="button" onClick={() => shell.open(state.path)}>
          重新加载
        </button>
      </h2>
      <PlaceFields shell={shell} />
      <Select
        label="桥协议"
        value={state.platform}
        options={PLATFORMS}
        onChange={(platform) => set({ platform, osVersion: '' })}
      />
      <Choice
        label="注入时间"
        value={String(state.inject)}
        options={INJECT}
        onChange={(inject) => set({ inject: (Number(inject) || inject) as ShellState['inject'] })}
      />
      <Select
        label="登录成员"
        value={state.member}
        options={[...people, ['', '未登录']]}
        onChange={(member) => set({ member })}
      />
      {shell.problem && <p className="problem">{shell.problem}</p>}
      <div className="pair">
        <Select
          label="系统版本"
          value={state.osVersion}
          options={[['', '常见'], ...systems]}
          onChange={(osVersion) => set({ osVersion })}
        />
        <Select
          label="令牌形式"
          value={state.tokenShape}
          options={[
            ['text', '文本'],
            ['token', '{token}'],
            ['data', '{data:{token}}'],
          ]}
          onChange={(tokenShape) => set({ tokenShape })}
        />
      </div>
      <div className="pair">
        <Choice
          label="回复形式"
          value={state.replyShape}
          options={[
            ['object', '对象'],
            ['json', 'JSON'],
          ]}
          onChange={(replyShape) => set({ replyShape })}
        />
        <Choice
          label="保存结果"
          value={state.saves}
          options={[
            ['1', '成功'],
            ['0', '失败'],
          ]}
          onChange={(saves) => set({ saves })}
        />
      </div>
      <div className="pair">
        <Select
          label="本地服务"
          value={state.fault}
          options={Object.entries(FAULTS) as [Fault, string][]}
          onChange={(fault) => set({ fault })}
        />
        <label className="field">
          <span>故障路径</span>
          <input
            key={state.faultPath}
            defaultValue={state.faultPath}
            spellCheck={false}
            onChangeCapture={(event) => set({ faultPath: event.currentTarget.value.trim() || '*' })}
          />
        </label>
      </div>
      <div className="pair">
        <Range
          label="状态栏高度"
          unit="px"
          value={state.statusBarHeight}
          min={0}
          max={100}
          step={1}
          onChange={(statusBarHeight) => set({ statusBarHeight })}
        />
        <Range
          label="字号"
          unit="%"
          value={state.textSize}
          min={100}
          max={200}
          step={10}
          onChange={(textSize) => set({ textSize })}
        />
      </div>
      <Choice
        label="外观"
        value={state.dark ? 'dark' : 'light'}
        options={[
          ['light', '浅色'],
          ['dark', '深色'],
        ]}
        onChange={(scheme) => set({ dark: scheme === 'dark' })}
      />
    </section>
  )
}
