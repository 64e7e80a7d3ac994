import { useEffect, useState } from 'react'
import { loadModule } from '#shared/core/loading/load-module.ts'
import { reloadFresh as freshCopy } from '#shared/page/reload.ts'
import { Button } from '#shared/ui/controls/button.tsx'
import { RefreshIcon } from '#shared/ui/icons/icons.tsx'
import { Phrases } from '#shared/ui/layout/phrases.tsx'
import { EmptyState } from '#shared/ui/states/empty.tsx'

const importPage = () => import('./later.ts')

/** Pending payment, with a button that checks it again. */
export function Page() {
  useEffect(() => void importPage().catch(() => {}), [])
  const [hasFailed, setFailed] = useState(false)
  const refreshPayment = () =>
    loadModule(importPage)
      .then(({ recheckPayment }) => recheckPayment(), freshCopy)
      .then((isReloaded) => setFailed(!isReloaded))
  return (
    <main className="page-column">
      <EmptyState
        isPage
        arc="warn"
        drawing={<Receipt />}
        title="未查询到付款"
        line={
          <span role="status">
            {hasFailed && (
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
          <Button className="min-w-44" icon={<RefreshIcon scalesWithText={20} />} onClick={refreshPayment}>
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
