import { useEffect, useState } from 'react'
import { serverNow } from '#shared/api/server-clock.ts'
import { useWeightUnit } from '#shared/app/use-weight-unit.ts'
import { formatTime } from '#shared/core/dates/dates.ts'
import { kgOf, lastText, openingTenths } from '#shared/core/ruler-scale.ts'
import { chooseWeightUnit } from '#shared/core/weight-unit.ts'
import { Button } from '#shared/ui/controls/button.tsx'
import { BottomSheet } from '#shared/ui/overlays/sheet.tsx'
import { WeightEntry } from '#shared/ui/ruler/weight-entry.tsx'

interface Props {
  open: boolean
  /** 取消 and every other way out; ignored while busy. */
  onClose: () => void
  /** The weight before, kg, where the ruler opens. */
  weightKg?: number
  /** kg, two decimals. */
  onConfirm: (kg: number) => void
  isBusy?: boolean
}

/** Write a weight down by hand. */
export function WeightDialog({ open, onClose, weightKg, onConfirm, isBusy }: Props) {
  const [entered, setEntered] = useState<number>()
  const tenths = entered ?? openingTenths(weightKg)
  const unit = useWeightUnit()
  const today = formatTime(serverNow(), 'M月d日')!
  // Only another opening begins anew: a history that arrives meanwhile takes nothing away from what is entered.
  useEffect(() => {
    if (open) setEntered(undefined)
  }, [open])
  const close = () => isBusy || onClose()
  return (
    <BottomSheet open={open} onClose={close} title="记录体重" right={<i />}>
      <div className="px-4 pb-[22px] [@media(max-height:480px)]:pb-2">
        <p className="text-center text-caption text-ink-3">
          {weightKg === undefined ? today : `${today} · ${lastText(weightKg, unit)}`}
        </p>
        <WeightEntry tenths={tenths} onChange={setEntered} unit={unit} onUnit={chooseWeightUnit} isLocked={isBusy} />
        <div className="mt-4.5 flex flex-wrap gap-3 [@media(max-height:480px)]:mt-0">
          <Button kind="quiet" className="flex-[1_1_6em]" onClick={close}>
            取消
          </Button>
          <Button className="flex-[1_1_6em]" busy={isBusy && '保存中'} onClick={() => onConfirm(kgOf(tenths))}>
            确定
          </Button>
        </div>
      </div>
    </BottomSheet>
  )
}
