import { memo, useId } from 'react'
import { Trans } from '@lingui/react/macro'
import type { ReviewField } from '#shared/import/review.ts'
import type { FieldPath, FieldValue } from '#shared/resume/fields.ts'
import { typedText, valueOf } from '#web/features/import/review/field-text.ts'
import { ConfidenceMark, type Confidence } from '#web/features/import/review/confidence-mark.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Textarea } from '#web/ui/textarea.tsx'

type ReviewControlProps = {
  field: ReviewField
  label: string
  value: FieldValue | undefined
  mark: Confidence | null
  isTooLong: boolean
  onEdit: (path: FieldPath, value: FieldValue) => void
  onFocus: (path: FieldPath) => void
}

/** A field's control on the page; its id is the label's. */
const controlOf = (path: FieldPath): HTMLElement | null =>
  document.querySelector<HTMLElement>(`[data-review="${path}"]`)

/** Puts the cursor into a field; shown again first, where the original stood in front of it. */
export function goToControl(path: FieldPath): void {
  requestAnimationFrame(() => {
    const control = controlOf(path)
    control?.focus()
    control?.scrollIntoView({ block: 'center' })
  })
}

/** One field that was read, with how sure it is. It keeps what is typed itself; `key` it again to show another text. */
export const ReviewControl = memo(function ReviewControl(props: ReviewControlProps) {
  const { field, label, value, mark, isTooLong, onEdit, onFocus } = props
  const markId = useId()
  const { path, kind } = field
  const wired = {
    'data-review': path,
    'aria-describedby': mark ? markId : undefined,
    onFocus: () => onFocus(path),
  }
  if (kind === 'switch') {
    return (
      <Checkbox
        {...wired}
        label={label}
        defaultChecked={value === true}
        onCheckedChange={(isOn) => onEdit(path, isOn)}
        className="self-end"
      />
    )
  }
  const control = {
    ...wired,
    defaultValue: typedText(value, kind),
    onChange: ({ target }: { target: { value: string } }) => onEdit(path, valueOf(target.value, kind)),
  }
  return (
    <Field
      label={label}
      aside={mark && <ConfidenceMark id={markId} kind={mark} />}
      error={isTooLong && <Trans>This is too long for this field. Shorten it.</Trans>}
      className={kind === 'line' ? '' : 'sm:col-span-2'}
    >
      {kind === 'line' ? <Input {...control} /> : <Textarea {...control} rows={2} />}
    </Field>
  )
})
