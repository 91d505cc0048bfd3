import { useId, type ReactNode } from 'react'
import { Card } from '#web/ui/card.tsx'

/** A part of the page under its heading. */
export function Section({ title, aside, children }: { title: ReactNode; aside?: ReactNode; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <Card className="grid gap-4 p-4 sm:p-6">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <h2 id={id} className="text-lg">
            {title}
          </h2>
          {aside}
        </div>
        {children}
      </Card>
    </section>
  )
}
