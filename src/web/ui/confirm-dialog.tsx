import { useRef, type ReactNode } from 'react'
import { Trans } from '@lingui/react/macro'
import { clsx } from 'clsx'
import * as Radix from 'radix-ui/alert-dialog'
import { buttonClass } from '#web/ui/button.tsx'
import { useReturnFocus } from '#web/ui/return-focus.ts'

type ConfirmDialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: ReactNode
  /** What will happen, and whether it can be undone. */
  description: ReactNode
  /** A verb: 'Delete resume', never 'OK'. */
  confirmLabel: ReactNode
  /** For what leaves all as it is, where 'Cancel' could be taken for the act itself. */
  keepLabel?: ReactNode
  onConfirm: () => void
  /** What is confirmed takes the line of the list away that asks; the focus goes to the heading of the list. */
  removes?: boolean
  look?: 'primary' | 'danger'
}

/** Asks before something is done that is hard to undo; the safe answer has the focus. */
export function ConfirmDialog({
  open,
  onOpenChange,
  title,
  description,
  confirmLabel,
  keepLabel = <Trans>Cancel</Trans>,
  onConfirm,
  removes = false,
  look = 'danger',
}: ConfirmDialogProps) {
  const isConfirmed = useRef(false)
  const focus = useReturnFocus({
    onOpenAutoFocus: () => (isConfirmed.current = false),
    isGoing: () => removes && isConfirmed.current,
  })
  const handleConfirm = () => {
    isConfirmed.current = true
    onConfirm()
  }
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-50 animate-appear bg-veil" />
        <Radix.Content
          {...focus}
          className={clsx(
            'fixed top-1/2 left-1/2 z-50 grid max-h-[calc(100dvh-2rem)] w-[calc(100vw-2rem)] max-w-md -translate-1/2 gap-6',
            'animate-appear overflow-y-auto rounded-xl border border-line bg-raised p-6 shadow-float',
          )}
        >
          <div className="grid gap-2">
            <Radix.Title className="text-lg">{title}</Radix.Title>
            <Radix.Description className="text-sm text-ink-soft">{description}</Radix.Description>
          </div>
          <div className="flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
            <Radix.Cancel className={buttonClass({ look: 'secondary', size: 'medium' })}>{keepLabel}</Radix.Cancel>
            <Radix.Action onClick={handleConfirm} className={buttonClass({ look, size: 'medium' })}>
              {confirmLabel}
            </Radix.Action>
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
