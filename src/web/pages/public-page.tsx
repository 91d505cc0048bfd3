import { Outlet } from 'react-router'
import { SLEEPS } from '#web/delivery/deferred-hydration/deferred-route.ts'
import { OWN_HEAD } from '#web/features/layout/page-head.tsx'
import { STANDS_ALONE } from '#web/features/layout/shell.tsx'
import { PublicWords } from '#web/features/public-page/public-page-catalog.tsx'

export const handle = { ...SLEEPS, ...OWN_HEAD, ...STANDS_ALONE }

/** Around the pages that people show to the world. */
export default function PublicPages() {
  return (
    <PublicWords>
      <Outlet />
    </PublicWords>
  )
}
