import { useId, type ReactNode } from 'react'
import { Card } from '#web/ui/card.tsx'

/** A group of settings under its title. */
export function SettingsSection({ title, children }: { title: ReactNode; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <Card className="grid gap-4">
        <h2 id={id} className="text-lg">
          {title}
        </h2>
        {children}
      </Card>
    </section>
  )
}
