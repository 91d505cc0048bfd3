import { memo, useRef } from 'react'
import { Trans } from '@lingui/react/macro'
import { setField } from '#shared/resume/fields.ts'
import { formatDate } from '#shared/resume/format-dates.ts'
import { typedMonth } from '#shared/resume/typed-month.ts'
import type { FormFieldProps } from '#web/features/builder/form/fields/form-field.tsx'
import { TextField } from '#web/features/builder/form/fields/text-field.tsx'
import { useBuilder, useResume, useText } from '#web/features/builder/state/builder-context.tsx'

type DateFieldProps = FormFieldProps & { placeholder?: string; disabled?: boolean }

/**
 * A date in any words. A month that has only one meaning is kept as '2021-03' once the field is left, so that the page
 * prints it in the language and the format of the resume; that is a step of undo of its own.
 */
export const DateField = memo(function DateField({ hint, disabled = false, ...field }: DateFieldProps) {
  const { path } = field
  const { store } = useBuilder()
  const text = useText(path)
  const printed = useResume(({ content }) => formatDate(text, content.language ?? 'en', content.design?.dateFormat))
  // What undo brought back, or an import wrote, is not changed by visiting the field.
  const hasTyped = useRef(false)
  function handleLeave() {
    const month = hasTyped.current ? typedMonth(text) : null
    hasTyped.current = false
    if (month !== null) store.edit((content) => setField(content, path, month))
  }
  const isFormatted = !disabled && printed !== text
  return (
    // The field's own handler has ended the step of typing before this one hears of it.
    <div onInput={() => (hasTyped.current = true)} onBlur={handleLeave} className="grid">
      <TextField {...field} disabled={disabled} hint={isFormatted ? <Trans>Printed as “{printed}”</Trans> : hint} />
    </div>
  )
})
