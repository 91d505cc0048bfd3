import { Outlet } from 'react-router'
import { DEFERRED } from '#web/delivery/deferred-hydration/deferred-route.ts'
import { MarketingCatalog } from '#web/features/marketing/marketing-catalog.tsx'

export const handle = DEFERRED

/** Around the pages that people read before they write. */
export default function StreetPages() {
  return (
    <MarketingCatalog>
      <Outlet />
    </MarketingCatalog>
  )
}
