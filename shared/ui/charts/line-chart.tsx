import { ChartFrame, type ChartProps } from './chart-frame.tsx'
import type { ValueScale } from './value-scale.ts'

interface Props extends ChartProps {
  /** Values at the axis, what is normal, the goal. Keep it between renders. */
  scale: ValueScale
}

/** A line over time: four points in view, the latest at the right edge; drag to look back, tap to choose. */
export const LineChart = (props: Props) => <ChartFrame kind="line" {...props} />
