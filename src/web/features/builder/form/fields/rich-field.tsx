import { memo } from 'react'
import { useText } from '#web/features/builder/state/builder-context.tsx'
import { limitOf } from '#web/features/builder/state/field-path.ts'
import { FormField, type FormFieldProps } from '#web/features/builder/form/fields/form-field.tsx'
import { FormatButtons } from '#web/features/builder/form/fields/format-buttons.tsx'
import { charactersLeft } from '#web/features/builder/form/fields/characters-left.tsx'
import { useFieldControl } from '#web/features/builder/form/fields/use-field-control.ts'
import { useFormatting } from '#web/features/builder/form/fields/use-formatting.tsx'
import { useLengthLimit } from '#web/features/builder/form/fields/use-length-limit.tsx'
import { Textarea } from '#web/ui/textarea.tsx'

/** A text of several lines with bold, italic, underlines and links. */
export const RichField = memo(function RichField({
  placeholder,
  rows = 3,
  ...field
}: FormFieldProps & { placeholder?: string; rows?: number }) {
  const { path } = field
  const value = useText(path)
  const { set, focus } = useFieldControl(path)
  const { watch, apply, dialog } = useFormatting()
  const limit = limitOf(path)
  const { guard, tooLong } = useLengthLimit(value, limit)
  return (
    <div className="relative" {...watch}>
      <FormField {...field} limit={charactersLeft(value.length, limit)} error={tooLong ?? field.error}>
        {(wiring) => (
          <Textarea
            {...wiring}
            {...focus}
            rows={rows}
            value={value}
            placeholder={placeholder}
            {...guard}
            onChange={(event) => set(event.target.value)}
          />
        )}
      </FormField>
      <div className="absolute -top-4.5 inset-e-0 md:-top-1.5">
        <FormatButtons onMark={apply} />
      </div>
      {dialog}
    </div>
  )
})
