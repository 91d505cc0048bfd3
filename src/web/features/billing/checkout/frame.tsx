import { useEffect, useRef, type ReactNode } from 'react'
import { TestModeBadge } from '#web/features/plans/test-mode-badge.tsx'
import { Card } from '#web/ui/card.tsx'

type FrameProps = {
  title: ReactNode
  isTest?: boolean
  /** Gives the title the focus: for what takes the place of a button that was just pressed. */
  takesFocus?: boolean
  children: ReactNode
}

/** One sheet with one matter on it. */
export function Frame({ title, isTest = false, takesFocus = false, children }: FrameProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takesFocus) heading.current?.focus()
  }, [takesFocus])
  return (
    <div className="mx-auto w-full max-w-xl px-4 py-10 sm:px-6 md:py-16">
      <Card className="grid gap-6 sm:p-8">
        <div className="grid gap-3">
          {isTest && <TestModeBadge />}
          <h1 ref={heading} tabIndex={-1} className="text-xl outline-none md:text-2xl">
            {title}
          </h1>
        </div>
        {children}
      </Card>
    </div>
  )
}
