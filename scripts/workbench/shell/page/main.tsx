import { createRoot } from 'react-dom/client'
import './base.css'
import './shell.css'
import './phone.css'
import './screens.css'
import './fields.css'
import './log.css'
import './links.css'
import './campaign.css'
import { Shell } from './shell.tsx'

createRoot(document.getElementById('app')!).render(<Shell />)
