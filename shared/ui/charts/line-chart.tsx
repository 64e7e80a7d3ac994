import { ChartFrame, type ChartProps } from './chart-frame.tsx'

/** A line over time: four points in view, the latest at the right edge; drag to look back, tap to choose. */
export const LineChart = (props: ChartProps) => <ChartFrame kind="line" {...props} />
