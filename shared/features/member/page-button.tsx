import { getPageUrl } from '#shared/core/links/page-url.ts'
import { navigate } from '#shared/page/navigate.ts'
import type { RouteName } from '#shared/routes.ts'
import { Button } from '#shared/ui/controls/button.tsx'

/** Button of an empty state that opens another page. */
export const PageButton = ({ page, label }: { page: RouteName; label: string }) => (
  <Button className="min-w-44" onClick={() => void navigate(getPageUrl(page))}>
    {label}
  </Button>
)
