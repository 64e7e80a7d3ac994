import type { ReactNode } from 'react'
import type { MetricKey } from '#shared/health/metrics.ts'
import type { IconProps } from '#shared/ui/icons/icon.tsx'
import { ScaleIcon } from '#shared/ui/icons/icons.tsx'
import {
  BodyIcon,
  BoneIcon,
  DropIcon,
  FatIcon,
  FlameIcon,
  HexIcon,
  HourglassIcon,
  LayersIcon,
  RingsIcon,
  RulerIcon,
  WaistIcon,
} from '#shared/ui/icons/icons-body.tsx'
import { DumbbellIcon } from '#shared/ui/icons/icons-sport.tsx'

/** The sign of each metric. */
export const METRIC_ICONS: Record<MetricKey, (props: IconProps) => ReactNode> = {
  weight: ScaleIcon,
  bodyAge: HourglassIcon,
  bmi: RulerIcon,
  bt: BodyIcon,
  bodyFat: FatIcon,
  vfr: RingsIcon,
  bmr: FlameIcon,
  subcutaneousFat: LayersIcon,
  ssm: DumbbellIcon,
  whr: WaistIcon,
  bwp: DropIcon,
  pp: HexIcon,
  bmd: BoneIcon,
}
