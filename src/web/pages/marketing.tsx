import { Outlet } from 'react-router'
import { DEFERRED } from '#web/delivery/deferred-hydration/deferred-route.ts'
import { MarketingCatalog } from '#web/features/marketing/marketing-catalog.tsx'

export const handle = DEFERRED

/** Layout of the public text pages. */
export default function StreetPages() {
  return (
    <MarketingCatalog>
      <Outlet />
    </MarketingCatalog>
  )
}
