import { createRoot } from 'react-dom/client'
import './base.css'
import { Shell } from './shell.tsx'

createRoot(document.getElementById('app')!).render(<Shell />)
