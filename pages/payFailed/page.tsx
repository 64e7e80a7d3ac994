import { useEffect, useState } from 'react'
import { refresh as freshCopy } from '#shared/app/page/refresh.ts'
import { lazy } from '#shared/core/loading/lazy.ts'
import { Button } from '#shared/ui/controls/button.tsx'
import { RefreshIcon } from '#shared/ui/icons/icons.tsx'
import { Phrases } from '#shared/ui/layout/phrases.tsx'
import { Empty } from '#shared/ui/states/empty.tsx'

const loadRefresh = () => import('./later.ts')

/** The payment has not arrived yet: say so calmly, and offer another look. */
export function Page() {
  useEffect(() => void loadRefresh().catch(() => {}), [])
  const [isLost, setLost] = useState(false)
  const refresh = () =>
    lazy(loadRefresh)
      .then(({ lookAgain }) => lookAgain(), freshCopy)
      .then((isHad) => setLost(!isHad))
  return (
    <main className="page-column">
      <Empty
        isPage
        arc="warn"
        drawing={<Receipt />}
        title="未查询到付款"
        line={
          <span role="status">
            {isLost && (
              <>
                <Phrases text="网络不给力，请检查网络。" />
                <br />
              </>
            )}
            <Phrases text="如已付款，请稍等片刻再刷新。" />
            <br />
            <Phrases text="若长时间未到账，请联系客服。" />
          </span>
        }
        action={
          <Button className="min-w-44" icon={<RefreshIcon grows={20} />} onClick={refresh}>
            刷新
          </Button>
        }
      />
    </main>
  )
}

const Receipt = () => (
  <g strokeLinecap="round" strokeLinejoin="round">
    <path
      d="M60 48h56a5 5 0 0 1 5 5v76l-8-5-8 5-8.5-5-8.5 5-8.5-5-8 5-8-5-8 5V53a5 5 0 0 1 4-5z"
      fill="var(--color-surface)"
      stroke="var(--color-brand-text)"
      strokeWidth={3}
    />
    <path d="M70 64h20M70 78h34" stroke="var(--color-tick)" strokeWidth={4} />
    <circle cx="116" cy="108" r="18" fill="var(--color-warn)" stroke="var(--color-brand-soft)" strokeWidth={5} />
    <path d="M116 99v9l6 4" fill="none" stroke="#3d2600" strokeWidth={3.5} />
  </g>
)
