import { afterEach } from 'vitest'
import { leavePages } from './browser.ts'

// Runs for each test file: modules such as browser.ts are loaded once for all files of a process and can not register it.
afterEach(leavePages)
