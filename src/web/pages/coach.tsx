import { Outlet } from 'react-router'
import { CoachCatalog } from '#web/features/coach/coach-catalog.tsx'

/** Around all pages of the coach. */
export default function CoachPages() {
  return (
    <CoachCatalog>
      <Outlet />
    </CoachCatalog>
  )
}
