import { useState, type ReactNode } from 'react'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'

type AskingButtonProps = {
  /** What it does, as a verb; also the label of the button in the dialog. */
  label: ReactNode
  /** What it acts on, for screen readers: otherwise the buttons of a list sound alike. */
  of?: string
  question: ReactNode
  /** What will happen. */
  children: ReactNode
  loading: boolean
  isSmall?: boolean
  onConfirm: () => void
}

/** A button that asks for confirmation and says what will happen. */
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
