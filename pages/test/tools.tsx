import { way } from '#shared/app/page/go.ts'
import { pageUrl } from '#shared/core/links/page-url.ts'
import { Button } from '#shared/ui/controls/button.tsx'
import { Card } from '#shared/ui/layout/card.tsx'
import { BarSwitch } from './bar-switch.tsx'
import { CallCard } from './call-card.tsx'
import { CALL_NAMES } from './catalogue.ts'
import { Checklist } from './checklist.tsx'
import { Jump } from './jump.tsx'
import { Place } from './place.tsx'
import { Pushes } from './pushes.tsx'
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
