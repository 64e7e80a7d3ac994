import { afterEach } from 'vitest'
import { closePages } from './browser.ts'

// Runs for each test file; modules such as browser.ts are loaded once per process and cannot
// register it.
afterEach(closePages)
