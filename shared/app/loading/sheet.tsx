import type { ComponentType } from 'react'
import { lazyDialog } from './lazy-dialog.tsx'
import { lazyModule } from './lazy-module.ts'

/** Until every page has its later.tsx. */
export const sheet = <P extends { open: boolean; onClose: () => void }>(
  load: () => Promise<ComponentType<P>>,
  { words, isLarge }: { words?: (props: P) => string; isLarge?: boolean } = {},
) => lazyDialog(lazyModule(load), (Content: ComponentType<P>) => Content, { message: words, isLarge })
