import type { ReactNode } from 'react'

/** A page with one thing to do. */
export function SingleTaskPage({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <div className="mx-auto grid w-full max-w-md content-start gap-6 px-4 py-12 text-ink-soft md:py-20">
      <h1 className="text-2xl text-ink">{title}</h1>
      {children}
    </div>
  )
}
