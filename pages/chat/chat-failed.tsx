import { way } from '#shared/app/page/go.ts'
import { SERVICE_PHONE } from '#shared/core/config.ts'
import { telUrl } from '#shared/core/links/contact-url.ts'
import { pageUrl } from '#shared/core/links/page-url.ts'
import { Button } from '#shared/ui/controls/button.tsx'
import { HeadsetIcon } from '#shared/ui/icons/icons.tsx'
import { DebugFoot } from '#shared/ui/states/debug-slot.tsx'
import { Empty } from '#shared/ui/states/empty.tsx'

/** The telephone of the settings; '' where there is none. */
const PHONE = telUrl(SERVICE_PHONE)

/** No session: said calmly, with another try and other ways. */
export const ChatFailed = ({ onRetry }: { onRetry: () => void }) => (
  <div role="alert" className="flex flex-1 flex-col overflow-y-auto">
    <Empty
      arc="risk"
      drawing={
        <g transform="translate(64 64)" color="var(--color-brand-text)">
          <HeadsetIcon size={48} />
        </g>
      }
      title="暂时连接不上客服"
      line={`请稍后重试，也可以提交工单${PHONE && '或拨打电话'}`}
      action={
        <div className="flex flex-col gap-3">
          <Button className="min-w-44" onClick={onRetry}>
            重试
          </Button>
          <Button kind="secondary" className="min-w-44" {...way(pageUrl('workOrder', { from: 'chat' }))}>
            提交工单
          </Button>
          {PHONE && (
            <Button kind="secondary" className="min-w-44" href={PHONE}>
              拨打 {SERVICE_PHONE}
            </Button>
          )}
        </div>
      }
    />
    {import.meta.env?.DEBUG ? <DebugFoot /> : null}
  </div>
)
