import { SCREENS } from '#scripts/workbench/shell/page/presets.ts'
import { everyTap } from './every-tap.ts'

everyTap(SCREENS.filter(({ isMember }) => isMember))
