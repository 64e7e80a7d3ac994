export { openPoster } from '#shared/features/column/poster.ts'
export { ErrorStateCard } from '#shared/features/messages/error-state-card.tsx'
