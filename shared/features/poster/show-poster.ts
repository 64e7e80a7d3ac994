import { loadModule } from '#shared/core/loading/load-module.ts'
import type { Poster } from './kit.ts'

/**
 * Opens the sheet that paints and shares a poster.
 * @throws RequestError if its code failed to load
 */
export const showPoster = async (poster: Poster): Promise<void> =>
  (await loadModule(() => import('./poster-sheet.tsx'))).openPosterSheet(poster)
