import { useState } from 'react'
import { type Fresh, saveMeasurement } from '#shared/api/composition.ts'
import { hasWeight, saveWeight } from '#shared/api/weight.ts'
import { sheet } from '#shared/app/loading/sheet.tsx'
import { openNativePage } from '#shared/app/member/open-native-page.ts'
import { goBack } from '#shared/app/page/navigate.ts'
import { useSave } from '#shared/app/saving/use-save.ts'
import { pageUrl } from '#shared/core/links/page-url.ts'
import { Button } from '#shared/ui/controls/button.tsx'
import { StickyBar } from '#shared/ui/layout/sticky-bar.tsx'

const WeightDialog = sheet(() => import('./weight-dialog.tsx').then(({ WeightDialog }) => WeightDialog))

/** On to the scale, by the shell's own page. */
export const measure = () => void openNativePage('scaleMeasurement', '体重测量')

/** A fresh measurement: keep it or not. Once it is saved the bar is taken away. */
export function FreshFooter({ payload }: { payload: Fresh }) {
  const { isBusy, save } = useSave()
  const [isSaved, setSaved] = useState(false)
  if (isSaved) return null
  const keep = async () => {
    const isKept = await save(
      'fresh',
      (change) => saveMeasurement(payload, change),
      (since) => hasWeight(payload.weight!, since),
    )
    if (!isKept) return
    setSaved(true)
    // The shell would hand the same measurement over again to a page that is reloaded: it is history now.
    history.replaceState(null, '', pageUrl('bodyComposition'))
  }
  return (
    <StickyBar>
      <Button kind="secondary" className="flex-[1_1_8em]" onClick={() => isBusy || void goBack()}>
        不保存
      </Button>
      <Button className="flex-[1_1_8em]" busy={isBusy && '保存中'} onClick={() => void keep()}>
        保存
      </Button>
    </StickyBar>
  )
}

/** Write a weight down, or step on the scale. @param lastKg where the ruler opens */
export function RecordFooter({ lastKg, onSaved }: { lastKg?: number; onSaved: () => void }) {
  const { isBusy, save } = useSave()
  const [isOpen, setOpen] = useState(false)
  const keep = async (kg: number) => {
    const isKept = await save(
      String(kg),
      (change) => saveWeight(kg, change),
      (since) => hasWeight(kg, since),
    )
    if (!isKept) return
    setOpen(false)
    onSaved()
  }
  return (
    <>
      <StickyBar>
        <Button kind="secondary" className="flex-[1_1_8em]" onClick={() => setOpen(true)}>
          手动记录体重
        </Button>
        <Button className="flex-[1_1_8em]" onClick={measure}>
          体脂秤测量
        </Button>
      </StickyBar>
      <WeightDialog
        open={isOpen}
        onClose={() => setOpen(false)}
        weightKg={lastKg}
        onConfirm={(kg) => void keep(kg)}
        isBusy={isBusy}
      />
    </>
  )
}
