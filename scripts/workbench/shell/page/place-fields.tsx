import { OFFLINE_MODES, type OfflineMode } from '#scripts/workbench/shell/offline-mode.ts'
import { WECHATS, type Wechat } from '#scripts/workbench/shell/wechat/settings.ts'
import { Choice, Select } from './fields.tsx'
import type { ShellModel } from './use-shell.ts'

/** Pages that are not built have none (scripts/workbench/serve/site.ts). */
const HAS_PACKAGE = document.documentElement.dataset.package !== undefined

/** Where the page is opened: in the app, from the network or its package, or in a WeChat of this kind. */
export const PlaceFields = ({ shell: { state, set, refusal } }: { shell: ShellModel }) => (
  <>
    <div className="pair">
      <Choice
        label="打开位置"
        value={state.place}
        options={[
          ['app', 'App'],
          ['wechat', '微信'],
        ]}
        onChange={(place) => set({ place })}
      />
      {state.place === 'wechat' && (
        <Select
          label="微信"
          value={state.wechat}
          options={Object.entries(WECHATS) as [Wechat, string][]}
          onChange={(wechat) => set({ wechat })}
        />
      )}
      {state.place === 'app' && HAS_PACKAGE && (
        <Select
          label="离线包"
          value={state.offline}
          options={Object.entries(OFFLINE_MODES) as [OfflineMode, string][]}
          onChange={(offline) => set({ offline })}
        />
      )}
    </div>
    {state.place === 'app' && refusal && (
      <p className="problem" role="alert">
        {refusal}。页面来自网络
      </p>
    )}
  </>
)
