import { useEffect, useState } from 'react'
import { APP_LINKS } from '#shared/app/open-app/install-links.ts'
import { OpenAppButton } from '#shared/app/open-app/open-app.tsx'
import { environment } from '#shared/bridge/environment.ts'
import { untilInApp } from '#shared/bridge/native.ts'
import { type WakeTarget, wakePlan } from '#shared/bridge/wake-plan.ts'
import { asId } from '#shared/core/links/ids.ts'
import { removeInvisible } from '#shared/core/text.ts'
import { OpenTagWords } from './open-tag.tsx'

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

/** Open the app at one of the known places (shared/bridge/README.md, "Waking the app"), and see how it would be done here. */
export function Wake() {
  const [name, setName] = useState<PlaceName>('home')
  const [typed, setTyped] = useState('1')
  const [inApp, setInApp] = useState(false)
  useEffect(() => {
    void untilInApp().then(() => setInApp(true))
  }, [])
  const { needs, target } = PLACES[name]
  const id = asId(removeInvisible(typed).trim())
  const isReady = !needs || id !== ''
  const plan = wakePlan({ ...environment, inApp }, target(id), APP_LINKS, location.search)
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
        {isReady ? `方式 ${plan.way}${'address' in plan ? `：${plan.address}` : ''}` : `${needs}格式不正确`}
      </p>
      {isReady && (
        <OpenTagWords>
          <OpenAppButton target={target(id)} className="w-full" />
        </OpenTagWords>
      )}
    </div>
  )
}
