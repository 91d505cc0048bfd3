import { memo } from 'react'
import { useText } from '#web/features/builder/state/builder-context.tsx'
import { FormField, type FormFieldProps } from '#web/features/builder/form/fields/form-field.tsx'
import { useFieldControl } from '#web/features/builder/form/fields/use-field-control.ts'
import { Select } from '#web/ui/select.tsx'

type SelectFieldProps = FormFieldProps & { options: readonly { value: string; label: string }[] }

/** A field of the resume that takes one of a few values. */
export const SelectField = memo(function SelectField({ options, ...field }: SelectFieldProps) {
  const value = useText(field.path)
  const { set, focus } = useFieldControl(field.path)
  return (
    <FormField {...field}>
      {/* Its options are in the language of the page. */}
      {({ lang: _lang, ...wiring }) => (
        <Select {...wiring} {...focus} value={value} onChange={({ target }) => set(target.value)}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </Select>
      )}
    </FormField>
  )
})
