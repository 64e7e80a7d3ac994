import { useState } from 'react'
import { type Fresh, saveMeasurement } from '#shared/api/composition.ts'
import { hasWeight, saveWeight } from '#shared/api/weight.ts'
import { goBack } from '#shared/app/navigate.ts'
import { openNativePage } from '#shared/app/open-native-page.ts'
import { useLazy } from '#shared/app/use-lazy.ts'
import { useSave } from '#shared/app/use-save.ts'
import { formatTime } from '#shared/core/dates.ts'
import { pageUrl } from '#shared/core/page-url.ts'
import { Button } from '#shared/ui/button.tsx'
import { StickyBar } from '#shared/ui/sticky-bar.tsx'

/** On to the scale, by the shell's own page. */
export const measure = () => void openNativePage('scaleMeasurement', '体重秤测量')

/** A fresh measurement: keep it or not. Saved, the bar goes. */
export function FreshFooter({ payload }: { payload: Fresh }) {
  const { isBusy, save } = useSave()
  const [isSaved, setSaved] = useState(false)
  if (isSaved) return null
  const keep = async () => {
    if (
      !(await save(
        'fresh',
        (key) => saveMeasurement(payload, key),
        (since) => hasWeight(payload.weight!, since),
      ))
    )
      return
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
  const [wanted, setWanted] = useState(false)
  const sheet = useLazy(() => import('#shared/ui/weight-dialog.tsx'), wanted)
  const [isOpen, setOpen] = useState(false)
  const open = () => {
    setWanted(true)
    setOpen(true)
  }
  const keep = async (kg: number) => {
    if (
      !(await save(
        String(kg),
        (key) => saveWeight(kg, key),
        (since) => hasWeight(kg, since),
      ))
    )
      return
    setOpen(false)
    onSaved()
  }
  return (
    <>
      <StickyBar>
        <Button kind="secondary" className="flex-[1_1_8em]" onClick={open}>
          手动记录体重
        </Button>
        <Button className="flex-[1_1_8em]" onClick={measure}>
          体重秤测量
        </Button>
      </StickyBar>
      {sheet && (
        <sheet.WeightDialog
          open={isOpen}
          onClose={() => setOpen(false)}
          weightKg={lastKg}
          day={formatTime(Date.now(), 'M月d日')!}
          onConfirm={(kg) => void keep(kg)}
          isBusy={isBusy}
        />
      )}
    </>
  )
}
