import { memo, type ReactNode } from 'react'
import { useFlag } from '#web/features/builder/state/builder-context.tsx'
import { fieldId } from '#web/features/builder/state/field-path.ts'
import { useFieldControl } from '#web/features/builder/form/fields/use-field-control.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'

export const CheckField = memo(function CheckField({ path, label }: { path: string; label: ReactNode }) {
  const { set, focus } = useFieldControl(path)
  return <Checkbox {...focus} id={fieldId(path)} label={label} checked={useFlag(path)} onCheckedChange={set} />
})
