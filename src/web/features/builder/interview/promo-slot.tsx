import { Suspense, useEffect, useState } from 'react'
import { fetchAhead, onDemand } from '#web/delivery/on-demand.ts'

/** Nobody waits for it: where it can't be fetched, nothing is shown. */
const Promo = onDemand(
  () => import('#web/features/builder/interview/interview-promo.tsx'),
  () => null,
)

/** The place of the promo, which is fetched when the browser has nothing better to do. */
export function PromoSlot({ className }: { className: string }) {
  const [isWanted, setWanted] = useState(false)
  useEffect(() => fetchAhead(() => setWanted(true)), [])
  if (!isWanted) return null
  return (
    <Suspense>
      <Promo.Content className={className} />
    </Suspense>
  )
}
