import { Outlet } from 'react-router'
import { CoachWords } from '#web/features/coach/coach-catalog.tsx'

/** Around all pages of the coach. */
export default function CoachPages() {
  return (
    <CoachWords>
      <Outlet />
    </CoachWords>
  )
}
