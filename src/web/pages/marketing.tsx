import { Outlet } from 'react-router'
import { SLEEPS } from '#web/delivery/deferred-hydration/deferred-route.ts'
import { StreetWords } from '#web/features/marketing/marketing-catalog.tsx'

export const handle = SLEEPS

/** Around the pages that people read before they write. */
export default function StreetPages() {
  return (
    <StreetWords>
      <Outlet />
    </StreetWords>
  )
}
