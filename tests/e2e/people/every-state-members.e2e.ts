import { SCREENS } from '#scripts/shell/page/presets.ts'
import { everyState } from './every-state.ts'

everyState(SCREENS.filter(({ isMember }) => isMember))
