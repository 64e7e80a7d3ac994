import { SCREENS } from '#scripts/native-shell/page/presets.ts'
import { testEveryState } from './every-state.ts'

testEveryState(SCREENS.filter(({ isMember }) => isMember))
