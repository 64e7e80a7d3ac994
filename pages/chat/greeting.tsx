import { way } from '#shared/app/page/go.ts'
import { SERVICE_PHONE } from '#shared/core/config.ts'
import { telUrl } from '#shared/core/links/contact-url.ts'
import { pageUrl } from '#shared/core/links/page-url.ts'
import { HeadsetIcon } from '#shared/ui/icons/icons.tsx'

/** The telephone of the settings; '' where there is none. */
const PHONE = telUrl(SERVICE_PHONE)
const WAY =
  'press inline-flex min-h-touch items-center rounded-full bg-surface px-4 text-sub font-semibold text-brand-text shadow-card'

/**
 * Who is on the other side, and the ways beside the conversation. Gives way to the keyboard and to a phone on its side; where large text
 * leaves the conversation no room it scrolls in itself.
 */
export const Greeting = () => (
  <section className="min-h-0 overflow-y-auto px-4 pt-1 pb-3 low:hidden" aria-label="客服">
    <div className="flex items-center gap-3">
      <span className="grid size-13 flex-none place-items-center rounded-full bg-brand text-on-brand">
        <HeadsetIcon size={26} />
      </span>
      {/* Lines end between phrases, also where the text is large. */}
      <p className="text-head font-semibold leading-[1.4] *:inline-block">
        <span>我们在这里，</span>
        <span>慢慢说</span>
        <small className="w-full text-sub font-normal text-ink-2 *:inline-block">
          <span className="*:inline-block">
            <span>训练、设备、</span>
            <span>订单的</span>
          </span>
          <span>问题都可以问</span>
        </small>
      </p>
    </div>
    <p className="mt-3 flex flex-wrap gap-2">
      <a className={WAY} {...way(pageUrl('workOrder', { from: 'chat' }))}>
        提交工单
      </a>
      {PHONE && (
        <a className={WAY} href={PHONE}>
          拨打 {SERVICE_PHONE}
        </a>
      )}
    </p>
  </section>
)
