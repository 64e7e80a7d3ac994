import type { RefObject } from 'react'
import { COLOUR_CLASSES } from './chart-colours.ts'

interface Props {
  canvas: RefObject<HTMLDivElement | null>
  probes: RefObject<HTMLSpanElement | null>
  /** Message shown instead of the chart. */
  message?: string | false
}

/** Host of uPlot's canvas, filling its parent, and the probe elements for the design's colours. */
export const PlotHost = ({ canvas, probes, message }: Props) => (
  <>
    <span ref={probes} className="num" hidden>
      {COLOUR_CLASSES.map((role) => (
        <i key={role} className={role} />
      ))}
    </span>
    <div
      ref={canvas}
      data-plot
      className="pointer-events-none absolute inset-0 overflow-hidden [&_.u-wrap]:relative [&_canvas]:absolute [&_canvas]:inset-0 [&_canvas]:size-full"
    />
    {message && <p className="absolute inset-0 grid place-items-center text-sub text-ink-3">{message}</p>}
  </>
)

/** Message if the drawing code failed to load. */
export const NOT_RENDERED = '图表暂时无法显示，可以查看明细'
