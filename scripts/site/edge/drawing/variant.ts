import { opening } from './place.ts'

/** In place of shared/core/experiments/variant.ts: what has been chosen for the opening that is being drawn. */
export const isVariant = (name: string, variant: string) => opening.variants.includes(`${name}=${variant}`)
