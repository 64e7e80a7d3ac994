export { FaqAndRules } from '#shared/features/campaign/faq-rules.tsx'
export { openPoster } from './poster.ts'
