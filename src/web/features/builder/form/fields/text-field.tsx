import { memo, type ComponentProps } from 'react'
import { useText } from '#web/features/builder/state/builder-context.tsx'
import { limitOf } from '#web/features/builder/state/field-path.ts'
import { FormField, type FormFieldProps } from '#web/features/builder/form/fields/form-field.tsx'
import { charactersLeft } from '#web/features/builder/form/fields/characters-left.tsx'
import { useFieldControl, type EditField } from '#web/features/builder/form/fields/use-field-control.ts'
import { useLengthLimit } from '#web/features/builder/form/fields/use-length-limit.tsx'
import { Input } from '#web/ui/input.tsx'

type TextFieldProps = FormFieldProps &
  Pick<ComponentProps<'input'>, 'type' | 'placeholder' | 'autoComplete' | 'inputMode' | 'disabled' | 'list'> & {
    edit?: EditField
  }

/** One line of the resume. */
export const TextField = memo(function TextField({
  type,
  placeholder,
  autoComplete = 'off',
  inputMode,
  disabled,
  list,
  edit,
  ...field
}: TextFieldProps) {
  const { path } = field
  const value = useText(path)
  const { set, focus } = useFieldControl(path, edit)
  const limit = limitOf(path)
  const { guard, tooLong } = useLengthLimit(value, limit)
  return (
    <FormField {...field} limit={charactersLeft(value.length, limit)} error={tooLong ?? field.error}>
      {(wiring) => (
        <Input
          {...wiring}
          {...focus}
          type={type}
          value={value}
          placeholder={placeholder}
          autoComplete={autoComplete}
          inputMode={inputMode}
          disabled={disabled}
          list={list}
          {...guard}
          onChange={(event) => set(event.target.value)}
        />
      )}
    </FormField>
  )
})
