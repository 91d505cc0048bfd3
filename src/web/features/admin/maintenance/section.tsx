import { useId, type ReactNode } from 'react'

type SectionProps = { title: ReactNode; action?: ReactNode; children: ReactNode }

/** A section of the System tab: its title, an action and its content. */
export function Section({ title, action, children }: SectionProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id={id} className="text-lg">
          {title}
        </h2>
        {action}
      </div>
      {children}
    </section>
  )
}
