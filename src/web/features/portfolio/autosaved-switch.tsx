import { useState, type ReactNode } from 'react'
import { useSaving } from '#web/features/portfolio/use-saving.ts'
import { Switch } from '#web/ui/switch.tsx'

type SavedSwitchProps = {
  label: ReactNode
  hint?: ReactNode
  checked: boolean
  /** The element that says what it is about, where its label does not. */
  describedBy?: string
  disabled?: boolean | undefined
  /** Sends what was chosen. */
  send: (checked: boolean) => Promise<{ status: number; body: unknown }>
  /** Reloads what is shown, where that is not the page itself. */
  onSaved?: () => Promise<void>
}

/** A switch that is saved at once. It turns at once, and back when that was refused. */
export function AutosavedSwitch({ label, hint, checked, describedBy, disabled, send, onSaved }: SavedSwitchProps) {
  const { save, isSaving } = useSaving(onSaved)
  const [chosen, setChosen] = useState<boolean | null>(null)
  async function change(next: boolean) {
    if (isSaving) return
    setChosen(next)
    await save(() => send(next))
    // From here on what is stored is shown.
    setChosen(null)
  }
  return (
    <Switch
      label={label}
      hint={hint}
      checked={chosen ?? checked}
      disabled={disabled}
      aria-describedby={describedBy}
      onCheckedChange={(next) => void change(next)}
    />
  )
}
