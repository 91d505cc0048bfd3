import { memo, useState } from 'react'
import { joinWords, parseWords } from '#shared/text/words.ts'
import { useLines } from '#web/features/builder/builder-context.tsx'
import { FormField, type FormFieldProps } from '#web/features/builder/fields/form-field.tsx'
import { useFieldControl } from '#web/features/builder/fields/use-field-control.ts'
import { Textarea } from '#web/ui/textarea.tsx'

/** Words parted by commas. The text stands as it was typed as long as it means the words of the resume. */
export const WordsField = memo(function WordsField({
  placeholder,
  ...field
}: FormFieldProps & { placeholder?: string }) {
  const { path } = field
  const words = useLines(path)
  const [typed, setTyped] = useState('')
  const { set, focus } = useFieldControl(path)
  return (
    <FormField {...field}>
      {(wiring) => (
        <Textarea
          {...wiring}
          rows={1}
          className="block min-h-11! resize-none md:min-h-9!"
          value={means(typed, words) ? typed : joinWords(words)}
          placeholder={placeholder}
          onFocus={focus.onFocus}
          onChange={(event) => {
            setTyped(event.target.value)
            set(parseWords(event.target.value))
          }}
          onBlur={() => {
            setTyped(joinWords(words))
            focus.onBlur()
          }}
        />
      )}
    </FormField>
  )
})

function means(typed: string, words: readonly string[]): boolean {
  const said = parseWords(typed)
  return said.length === words.length && said.every((word, index) => word === words[index])
}
