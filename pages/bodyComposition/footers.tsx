import { useState } from 'react'
import { type Fresh, saveMeasurement } from '#shared/api/composition.ts'
import { getPageUrl } from '#shared/core/links/page-url.ts'
import { useMutation } from '#shared/data/use-mutation.ts'
import { openNativePage } from '#shared/features/member/open-native-page.ts'
import { showMessage } from '#shared/features/messages/messages.ts'
import { lazyDialog } from '#shared/lazy/lazy-dialog.tsx'
import { goBack } from '#shared/page/go-back.ts'
import { Button } from '#shared/ui/controls/button.tsx'
import { StickyBar } from '#shared/ui/layout/sticky-bar.tsx'
import { LATER } from './lazy.ts'

const WeightDialog = lazyDialog(LATER, ({ WeightDialog }) => WeightDialog)

/** Opens the native measurement page. */
export const openMeasurement = () => void openNativePage('scaleMeasurement', '体重测量')

/** Bar that saves or discards a fresh measurement; removed once it is saved. */
export function FreshFooter({ payload }: { payload: Fresh }) {
  const [isSaved, setSaved] = useState(false)
  const { mutate, isPending } = useMutation(saveMeasurement, {
    notDone: '保存失败，请重试',
    onSuccess: (message) => {
      showMessage(message || '保存成功', 'success')
      setSaved(true)
      // Removes `from` from the URL: on reload the shell would pass the same, already saved
      // measurement.
      history.replaceState(null, '', getPageUrl('bodyComposition'))
    },
  })
  if (isSaved) return null
  return (
    <StickyBar>
      <Button kind="secondary" className="flex-[1_1_8em]" onClick={() => isPending || void goBack()}>
        不保存
      </Button>
      <Button className="flex-[1_1_8em]" busyLabel={isPending && '保存中'} onClick={() => mutate(payload)}>
        保存
      </Button>
    </StickyBar>
  )
}

/**
 * Bar to enter a weight or open the scale.
 * @param lastKg initial value of the ruler
 */
export function RecordFooter({ lastKg, onSaved }: { lastKg?: number; onSaved: () => void }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <StickyBar>
        <Button kind="secondary" className="flex-[1_1_8em]" onClick={() => setOpen(true)}>
          手动记录体重
        </Button>
        <Button className="flex-[1_1_8em]" onClick={openMeasurement}>
          体脂秤测量
        </Button>
      </StickyBar>
      <WeightDialog open={isOpen} onClose={() => setOpen(false)} lastKg={lastKg} onSaved={onSaved} />
    </>
  )
}
