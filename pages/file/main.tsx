import '#shared/ui/styles/base.css'
import { showText } from './first-text.ts'
import { startLater } from './start-later.ts'

// The text stands in the HTML, or needs one small request: it is painted and read before the rest of the page is there.
clearTimeout(window.__boot)
void showText()
startLater()
