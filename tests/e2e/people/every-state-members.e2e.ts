import { SCREENS } from '#scripts/workbench/shell/page/presets.ts'
import { everyState } from './every-state.ts'

everyState(SCREENS.filter(({ isMember }) => isMember))
