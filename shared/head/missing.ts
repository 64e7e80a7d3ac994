import { repairAddress } from '#shared/core/links/repair-path.ts'

// On the 404 page, for hosts that cannot repair a path themselves.
const right = repairAddress(location.pathname, location.search, import.meta.env.PAGE_NAMES)
if (right) location.replace(right)
