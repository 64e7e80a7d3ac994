export { EmptyList } from '#shared/ui/states/empty-list.tsx'
