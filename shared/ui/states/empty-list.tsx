import { EmptyState } from './empty.tsx'
import { ListDrawing } from './empty-drawings.tsx'

/** In the place of a list that nobody is in. */
export const EmptyList = ({ title }: { title: string }) => <EmptyState drawing={<ListDrawing />} title={title} />
