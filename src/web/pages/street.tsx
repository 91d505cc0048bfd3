import { Outlet } from 'react-router'
import { SLEEPS } from '#web/asleep/asleep.ts'
import { StreetWords } from '#web/features/street/street-words.tsx'

export const handle = SLEEPS

/** Around the pages that people read before they write. */
export default function StreetPages() {
  return (
    <StreetWords>
      <Outlet />
    </StreetWords>
  )
}
