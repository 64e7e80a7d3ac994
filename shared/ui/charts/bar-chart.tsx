import { ChartFrame, type ChartProps } from './chart-frame.tsx'

interface Props extends ChartProps {
  /** Over a bar that is not chosen: the number alone. */
  short?: (index: number) => string
}

/** Bars over time: four in view, the latest at the right edge; drag to look back, tap to choose. */
export const BarChart = (props: Props) => <ChartFrame kind="bar" {...props} />
