import { SCREENS } from '#scripts/native-shell/page/presets.ts'
import { testEveryTap } from './every-tap.ts'

testEveryTap(SCREENS.filter(({ isMember }) => isMember))
