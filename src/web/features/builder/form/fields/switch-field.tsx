import { memo, type ReactNode } from 'react'
import { useFlag } from '#web/features/builder/state/builder-context.tsx'
import { useFieldControl } from '#web/features/builder/form/fields/use-field-control.ts'
import { Switch } from '#web/ui/switch.tsx'

type SwitchFieldProps = { path: string; label: ReactNode; hint?: ReactNode }

/** A field of the resume that is on or off. */
export const SwitchField = memo(function SwitchField({ path, label, hint }: SwitchFieldProps) {
  const { set, focus } = useFieldControl(path)
  return <Switch {...focus} label={label} hint={hint} checked={useFlag(path)} onCheckedChange={set} />
})
