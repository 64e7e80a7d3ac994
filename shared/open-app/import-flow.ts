/** Loads what opens the app, before the first tap: browsers open it only within the tap's handler. */
export const importFlow = () => import('./flow.ts')
export type Flow = Awaited<ReturnType<typeof importFlow>>
