import { testEveryFault } from './every-fault.ts'

testEveryFault(0)
