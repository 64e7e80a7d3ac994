import { testEveryFault } from './every-fault.ts'
import { PAGES } from './screens.ts'

testEveryFault(PAGES.filter(({ isMember }) => isMember))
