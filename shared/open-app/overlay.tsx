import { type ComponentType, useState } from 'react'
import { createRoot } from 'react-dom/client'

export interface OverlayProps {
  open: boolean
  onClose: () => void
}

let root: ReturnType<typeof createRoot> | undefined
let count = 0

/** Renders a dialog outside the page's own tree; a newer one replaces an older one. */
export function showOverlay(Content: ComponentType<OverlayProps>): void {
  if (!root) {
    const host = document.createElement('div')
    document.body.append(host)
    root = createRoot(host)
  }
  root.render(<Overlay key={++count} Content={Content} />)
}

function Overlay({ Content }: { Content: ComponentType<OverlayProps> }) {
  const [isOpen, setOpen] = useState(true)
  return <Content open={isOpen} onClose={() => setOpen(false)} />
}
