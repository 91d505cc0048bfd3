import type { ReactElement, ReactNode } from 'react'
import * as Radix from 'radix-ui/tooltip'
import { TOOLTIP_OPEN_DELAY, TOOLTIP_SKIP_DELAY } from '#web/lib/delays.ts'
import { usePortalContainer } from '#web/ui/portal-container.ts'

/** Shown once around the whole page. */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <Radix.Provider delayDuration={TOOLTIP_OPEN_DELAY} skipDelayDuration={TOOLTIP_SKIP_DELAY}>
      {children}
    </Radix.Provider>
  )
}

/** Names its one child, a control that already has a spoken name. */
export function Tooltip({ label, keys, children }: { label: string; keys?: string; children: ReactElement }) {
  return (
    <Radix.Root>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      <Radix.Portal container={usePortalContainer()}>
        <Radix.Content
          sideOffset={6}
          collisionPadding={8}
          className="z-60 flex max-w-72 animate-appear items-center gap-2 rounded-md bg-ink px-2 py-1 text-xs text-desk shadow-float"
        >
          {label}
          {keys && <kbd className="font-sans opacity-70">{keys}</kbd>}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
