import { Outlet } from 'react-router'
import { DEFERRED } from '#web/delivery/deferred-hydration/deferred-route.ts'
import { OWN_HEAD } from '#web/features/layout/page-head.tsx'
import { WITHOUT_SHELL } from '#web/features/layout/shell.tsx'
import { PublicPageCatalog } from '#web/features/public-page/public-page-catalog.tsx'

export const handle = { ...DEFERRED, ...OWN_HEAD, ...WITHOUT_SHELL }

/** Around the public pages of users. */
export default function PublicPages() {
  return (
    <PublicPageCatalog>
      <Outlet />
    </PublicPageCatalog>
  )
}
