import '#shared/ui/base.css'
import { lazy } from '#shared/core/lazy.ts'
import { showText } from './first-text.ts'

// The text first and with as little code as possible; what one can do with it follows.
clearTimeout(window.__boot)
void showText()
void lazy(() => import('./start.tsx'), true).catch((error: Error) => console.warn(error.name))
