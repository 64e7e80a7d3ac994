import { EmptyState } from './empty.tsx'
import { ListDrawing } from './empty-drawings.tsx'

/** Empty state of a list without members. */
export const EmptyList = ({ title }: { title: string }) => <EmptyState drawing={<ListDrawing />} title={title} />
