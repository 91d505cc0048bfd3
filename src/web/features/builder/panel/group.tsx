import type { ReactNode } from 'react'

/** Fields that belong together, under a heading. */
export function Group({ title, hint, children }: { title: ReactNode; hint?: ReactNode; children: ReactNode }) {
  return (
    <section className="grid min-w-0 gap-4 border-t border-line pt-6 first:border-t-0 first:pt-0">
      <div className="grid min-w-0 gap-1">
        <h2 className="text-base wrap-anywhere">{title}</h2>
        {hint && <p className="text-sm text-ink-soft">{hint}</p>}
      </div>
      {children}
    </section>
  )
}

/** Two columns where there is room. */
export function FieldGrid({ children }: { children: ReactNode }) {
  return <div className="grid gap-4 sm:grid-cols-2">{children}</div>
}
