import { refresh } from '#shared/app/page/refresh.ts'
import { DebugSlot } from '#shared/ui/states/debug-slot.tsx'

/**
 * In the place of a part of the page that could not be had; the rest of the page works. Small, because it is part of first bundles.
 * @param onRetry as usePart gives it: 重试, and where that did not help 刷新
 */
export const LostPart = ({ onRetry }: { onRetry: () => void }) => (
  <p role="alert" className="m-auto p-8 text-center">
    网络不给力
    <button type="button" className="p-4 font-semibold" onClick={onRetry}>
      {onRetry === refresh ? '刷新' : '重试'}
    </button>
    {import.meta.env?.DEBUG ? <DebugSlot /> : null}
  </p>
)
