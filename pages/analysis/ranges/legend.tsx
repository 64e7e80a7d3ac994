import type { Readout } from './readout.ts'

/** The point that stands out in words, and what is drawn how. */
export const Legend = ({ words, hasTrend }: { words: Readout; hasTrend: boolean }) => (
  <div className="px-4 pt-1.5">
    <p role="status" className="flex min-h-[2.625rem] flex-wrap items-baseline gap-x-2.5 text-sub text-ink-2">
      <span>{words.when}</span>
      <b className="num text-fig-s text-ink">{words.value}</b>
      {words.trend && <span>趋势 {words.trend}</span>}
      {words.spread && <span className="text-caption text-ink-3">{words.spread}</span>}
    </p>
    <p aria-hidden="true" className="flex items-center justify-end gap-3 text-caption text-ink-3">
      {hasTrend && (
        <>
          <span className="flex items-center gap-1">
            <i className="size-2 rounded-full border-[1.5px] border-ink-3" />
            测量值
          </span>
          <span className="flex items-center gap-1">
            <i className="h-[3px] w-4 rounded-full bg-brand-line" />
            趋势
          </span>
        </>
      )}
      {words.spread && (
        <span className="flex items-center gap-1">
          <i className="h-2.5 w-4 bg-fill" />
          最低–最高
        </span>
      )}
    </p>
  </div>
)
