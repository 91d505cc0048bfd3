import { useState, type ComponentProps, type ReactNode } from 'react'
import { useLingui } from '@lingui/react/macro'
import { clsx } from 'clsx'
import { X } from 'lucide-react'
import * as Radix from 'radix-ui/dialog'
import { buttonClass } from '#web/ui/button.tsx'
import { PortalContainer } from '#web/ui/portal-container.ts'
import { useReturnFocus } from '#web/ui/return-focus.ts'

/** `<Dialog open={…} onOpenChange={…}><DialogContent title=…>…</DialogContent></Dialog>` */
export const Dialog = Radix.Root

export type DialogContentProps = Omit<ComponentProps<typeof Radix.Content>, 'title' | 'ref'> & {
  title: ReactNode
  description?: ReactNode
  /** Buttons, the decisive one last. */
  footer?: ReactNode
}

export function DialogContent({ title, description, footer, className, children, ...rest }: DialogContentProps) {
  const [place, setPlace] = useState<HTMLElement | null>(null)
  const focus = useReturnFocus(rest)
  return (
    <Radix.Portal>
      <Veil />
      <Radix.Content
        {...rest}
        {...focus}
        ref={setPlace}
        {...(!description && { 'aria-describedby': undefined })}
        className={clsx(
          'fixed top-1/2 left-1/2 z-50 flex max-h-[calc(100dvh-2rem)] w-[calc(100vw-2rem)] max-w-lg -translate-1/2 flex-col',
          'animate-appear rounded-xl border border-line bg-raised shadow-float',
          className,
        )}
      >
        <PortalContainer value={place}>
          <DialogHead title={title} description={description} />
          {children && <div className="overflow-y-auto px-6 pb-6 text-sm">{children}</div>}
          {footer && <DialogFooter>{footer}</DialogFooter>}
        </PortalContainer>
      </Radix.Content>
    </Radix.Portal>
  )
}

const Veil = () => <Radix.Overlay className="fixed inset-0 z-50 animate-appear bg-veil" />

function DialogHead({ title, description }: { title: ReactNode; description?: ReactNode }) {
  const { t } = useLingui()
  return (
    <div className="flex items-start justify-between gap-4 p-6 pb-4 has-[+[data-footer]]:pb-6">
      <div className="grid gap-1.5">
        <Radix.Title className="text-lg">{title}</Radix.Title>
        {description && <Radix.Description className="text-sm text-ink-soft">{description}</Radix.Description>}
      </div>
      <Radix.Close
        aria-label={t`Close`}
        className={clsx(buttonClass({ look: 'quiet', size: 'small' }), '-mt-1 -me-2 w-11 px-0! md:w-8')}
      >
        <X aria-hidden />
      </Radix.Close>
    </div>
  )
}

function DialogFooter({ children }: { children: ReactNode }) {
  return (
    <div data-footer className="flex flex-col-reverse gap-2 border-t border-line px-6 py-4 sm:flex-row sm:justify-end">
      {children}
    </div>
  )
}
