import { useState, type ReactNode } from 'react'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'

type AskingButtonProps = {
  /** What it does, as a verb; said again by the button that does it. */
  label: ReactNode
  /** What it is done to, for ears: buttons of a list would sound alike. */
  of?: string
  question: ReactNode
  /** What will happen. */
  children: ReactNode
  loading: boolean
  isSmall?: boolean
  onConfirm: () => void
}

/** A button that says what will happen before it does. */
export function ConfirmButton({
  label,
  of,
  question,
  children,
  loading,
  isSmall = false,
  onConfirm,
}: AskingButtonProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button size={isSmall ? 'small' : 'medium'} loading={loading} onClick={() => setOpen(true)}>
        {label}
        {of && <span className="sr-only">{of}</span>}
      </Button>
      <ConfirmDialog
        open={isOpen}
        onOpenChange={setOpen}
        title={question}
        description={children}
        confirmLabel={label}
        onConfirm={onConfirm}
      />
    </>
  )
}
