import { Suspense, useEffect, useState } from 'react'
import { fetchAhead, onDemand } from '#web/delivery/on-demand.ts'
import { useToasts } from '#web/lib/toast.ts'

const { Content } = onDemand<object>(
  () => import('#web/ui/toaster.tsx').then(({ Toaster }) => ({ default: Toaster })),
  PlainToasts,
)

/** Fetches what shows notifications once the browser is idle, or with the first one: no page begins with one. */
export function LateToaster() {
  const [isIdle, setIdle] = useState(false)
  const hasToast = useToasts().length > 0
  useEffect(() => fetchAhead(() => setIdle(true)), [])
  if (!isIdle && !hasToast) return null
  return (
    <Suspense>
      <Content />
    </Suspense>
  )
}

/** The words alone, where the rest can't be fetched. */
function PlainToasts() {
  return (
    <output className="fixed inset-x-4 bottom-4 z-60 grid gap-2 empty:hidden sm:inset-s-auto sm:w-96 print:hidden">
      {useToasts().map(({ id, title, description }) => (
        <p key={id} className="rounded-xl border border-line bg-raised p-4 text-sm shadow-float">
          <b className="font-medium">{title}</b> {description}
        </p>
      ))}
    </output>
  )
}
