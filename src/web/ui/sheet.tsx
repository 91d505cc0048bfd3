import { useState } from 'react'
import { clsx } from 'clsx'
import { Dialog as Radix } from 'radix-ui'
import { DialogFooter, DialogHead, Veil, type DialogContentProps } from '#web/ui/dialog.tsx'
import { PortalPlace } from '#web/ui/portal-place.ts'

/** A drawer at a side of the screen, opened and closed like a dialog. */
export const Sheet = Radix.Root
export const SheetTrigger = Radix.Trigger
export const SheetClose = Radix.Close

type SheetContentProps = DialogContentProps & { side?: keyof typeof SIDES }

export function SheetContent({
  title,
  description,
  footer,
  side = 'right',
  className,
  children,
  ...rest
}: SheetContentProps) {
  const [place, setPlace] = useState<HTMLElement | null>(null)
  return (
    <Radix.Portal>
      <Veil />
      <Radix.Content
        {...rest}
        ref={setPlace}
        {...(!description && { 'aria-describedby': undefined })}
        className={clsx('fixed z-50 flex flex-col border-line bg-raised shadow-float', SIDES[side], className)}
      >
        <PortalPlace value={place}>
          <DialogHead title={title} description={description} />
          <div className="min-h-0 grow overflow-y-auto px-6 pb-6">{children}</div>
          {footer && <DialogFooter>{footer}</DialogFooter>}
        </PortalPlace>
      </Radix.Content>
    </Radix.Portal>
  )
}

const SIDES = {
  left: 'inset-y-0 left-0 w-80 max-w-[calc(100vw-3rem)] border-r animate-from-left',
  right: 'inset-y-0 right-0 w-96 max-w-[calc(100vw-3rem)] border-l animate-from-right',
  bottom: 'inset-x-0 bottom-0 max-h-[85dvh] rounded-t-xl border-t pb-[env(safe-area-inset-bottom)] animate-from-bottom',
}
