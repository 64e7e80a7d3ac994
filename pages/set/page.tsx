import { useEffect, useState } from 'react'
import { LAST_WEIGHT_QUERY, saveWeight } from '#shared/api/weight.ts'
import { assertSameMember } from '#shared/auth/session.ts'
import { sleep } from '#shared/core/loading/sleep.ts'
import { formatLastWeight, formatWeightChange, getInitialWeight } from '#shared/core/ruler-scale.ts'
import { useMutation } from '#shared/data/use-mutation.ts'
import { useQuery } from '#shared/data/use-query.ts'
import { MemberBar } from '#shared/features/member/member-bar.tsx'
import { showMessage } from '#shared/features/messages/messages.ts'
import { useWeightUnit } from '#shared/features/use-weight-unit.ts'
import { chooseWeightUnit } from '#shared/format/weight-unit.ts'
import { parseMeasured } from '#shared/health/measured.ts'
import { goBack } from '#shared/page/go-back.ts'
import { Button } from '#shared/ui/controls/button.tsx'
import { StickyBar } from '#shared/ui/layout/sticky-bar.tsx'
import { WeightEntry } from '#shared/ui/ruler/weight-entry.tsx'
import { Loading, Skeleton } from '#shared/ui/states/skeleton.tsx'

/** Milliseconds to read the message before leaving the page. */
const READING_MS = 1200

/**
 * Maximum milliseconds to wait for the last weight: opened at 60 kg, the ruler would jump when it
 * arrives.
 */
const PATIENCE_MS = 1000

/** Page to enter a weight manually. */
export function Page() {
  const [entered, setEntered] = useState<number>()
  const unit = useWeightUnit()
  const [isSaved, setSaved] = useState(false)
  const { last, isDue } = useLastWeight()
  const weightKg = entered ?? getInitialWeight(last)
  const { mutate, isPending } = useMutation(saveWeight, {
    notDone: '保存失败，请重试',
    onSuccess: (message) => {
      showMessage(message || '保存成功', 'success')
      setSaved(true)
      void leavePage()
    },
  })
  return (
    <div className="page-column">
      <MemberBar title="设置体重" onBack={goBack} />
      <main className="flex flex-1 flex-col justify-center px-4 pt-6 pb-10 low:pt-0">
        <div className="rounded-card bg-surface py-8 shadow-card low:py-4">
          <p className="mb-4 min-h-[1.125rem] px-4 text-center text-caption text-ink-3 low:mb-2">
            {last === undefined
              ? '左右滑动标尺选择体重'
              : `${formatLastWeight(last, unit)}，${formatWeightChange(weightKg, last, unit)}`}
          </p>
          <div className="min-h-[257.2px]">
            {isDue ? (
              <WeightEntry
                weightKg={weightKg}
                onChange={setEntered}
                unit={unit}
                onUnit={chooseWeightUnit}
                isLocked={isPending || isSaved}
              />
            ) : (
              <PageSkeleton />
            )}
          </div>
        </div>
      </main>
      <StickyBar>
        {/* Disabled until the weight is visible. */}
        <Button
          className="flex-1"
          disabled={isSaved || !isDue}
          busyLabel={isPending && '保存中'}
          onClick={() => mutate(weightKg)}
        >
          {isSaved ? '已保存' : '保存'}
        </Button>
      </StickyBar>
    </div>
  )
}

async function leavePage() {
  await sleep(READING_MS)
  await assertSameMember()
  await goBack()
}

/** Skeleton of number, units and ruler. */
const PageSkeleton = () => (
  <Loading>
    <Skeleton className="mx-auto h-18 w-32" />
    <Skeleton className="mx-auto mt-3.5 h-11 w-28 rounded-full!" />
    <Skeleton className="mx-5 mt-4 h-14" />
  </Loading>
)

/**
 * Latest weight in kg, the initial value of the ruler. `isDue`: loaded, failed or late, so the
 * ruler can render.
 */
function useLastWeight(): { last?: number; isDue: boolean } {
  const { status, data } = useQuery({
    ...LAST_WEIGHT_QUERY,
    queryFn: (fetch) => LAST_WEIGHT_QUERY.queryFn(fetch).catch(() => undefined),
  })
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), PATIENCE_MS)
    return () => clearTimeout(timer)
  }, [])
  return status === 'success' ? { last: parseMeasured(data), isDue: true } : { isDue: isLate || status === 'error' }
}
