import { MISSING } from '#shared/core/numbers.ts'
import { shownUnit } from '#shared/core/weight-unit.ts'
import { InfoIcon, TrashIcon } from '#shared/ui/icons/icons-record.tsx'
import { Phrases } from '#shared/ui/layout/phrases.tsx'
import type { Row } from './model.ts'

interface Props {
  row: Row
  /** Why it may be somebody else's measurement. */
  doubt: string | undefined
  /** Its confirmation or removal is on the way. */
  isBusy: boolean
  onConfirm: () => void
  onDiscard: () => void
}

/** One measurement that waits: what the scale saw, 丢弃 and 确认. */
export function RecordRow({ row, doubt, isBusy, onConfirm, onDiscard }: Props) {
  return (
    <li className="flex flex-wrap items-center justify-end gap-1.5 rounded-card bg-surface py-4 pr-4 pl-5 shadow-card">
      <div className="flex-[1_1_7rem] elder:basis-full">
        <p className="text-caption text-ink-3">{row.time}</p>
        <div className="mt-0.5 flex flex-wrap gap-x-5">
          <Value text={row.weight} unit={shownUnit('kg')} label="体重" />
          <Value text={row.bodyFat} unit="% 体脂" label="体脂" />
        </div>
        {doubt && (
          <p className="mt-1 flex gap-1 text-caption leading-[1.5] text-warn-text">
            <InfoIcon size={16} className="mt-px flex-none" />
            <span>
              <Phrases text={doubt} />
            </span>
          </p>
        )}
      </div>
      <button
        type="button"
        aria-label={`丢弃 ${row.time} 的记录`}
        className="press grid size-touch place-items-center rounded-full text-ink-3"
        aria-disabled={isBusy}
        onClick={() => isBusy || onDiscard()}
      >
        <TrashIcon size={22} />
      </button>
      <button
        type="button"
        aria-label={isBusy ? `确认中 ${row.time} 的记录` : `确认 ${row.time} 的记录`}
        aria-disabled={isBusy}
        className="press grid min-h-touch min-w-[72px] elder:flex-1 place-items-center rounded-full bg-brand px-4 font-semibold text-on-brand active:bg-brand-press"
        onClick={onConfirm}
      >
        {/* As wide as before: a row that moves under the finger invites a wrong tap. */}
        {isBusy ? (
          <i className="size-5 animate-spin rounded-full border-[2.5px] border-current border-r-transparent motion-reduce:animate-none" />
        ) : (
          '确认'
        )}
      </button>
    </li>
  )
}

const Value = ({ text, unit, label }: { text: string; unit: string; label: string }) => (
  <span className="whitespace-nowrap">
    <b className={`num text-fig-xl leading-[1.3] ${text === MISSING ? 'text-ink-3' : ''}`}>{text}</b>
    <span className="ml-[3px] text-caption text-ink-3">{text === MISSING ? label : unit}</span>
  </span>
)
