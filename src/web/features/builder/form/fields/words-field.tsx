import { memo, useState, type ChangeEvent } from 'react'
import { Trans } from '@lingui/react/macro'
import { LIMITS } from '#shared/resume/schema.ts'
import { joinWords, parseWords } from '#shared/text/words.ts'
import { useBuilder, useLines } from '#web/features/builder/state/builder-context.tsx'
import { FormField, type FormFieldProps } from '#web/features/builder/form/fields/form-field.tsx'
import { readTypedWords, storeTypedWords } from '#web/features/builder/form/fields/typed-words.ts'
import { useFieldControl } from '#web/features/builder/form/fields/use-field-control.ts'
import { fittingWords, type FittingWords } from '#web/features/builder/form/fields/fitting-words.ts'
import { Textarea } from '#web/ui/textarea.tsx'

/**
 * Words parted by commas. The text stands as it was typed as long as it means the words of the resume; what a resume
 * has no room for stays in it too, also while another tab is shown, and a sentence below says so.
 */
export const WordsField = memo(function WordsField({
  placeholder,
  ...field
}: FormFieldProps & { placeholder?: string }) {
  const { path } = field
  const words = useLines(path)
  const { store } = useBuilder()
  const [typed, setTyped] = useState(() => readTypedWords(store, path))
  const { set, focus } = useFieldControl(path)
  const text = means(typed, words) ? typed : joinWords(words)
  const fitting = fittingWords(parseWords(text))
  const isOver = !isAll(fitting)

  function handleChange({ target }: ChangeEvent<HTMLTextAreaElement>) {
    const next = fittingWords(parseWords(target.value))
    setTyped(target.value)
    set(next.kept)
    storeTypedWords(store, path, isAll(next) ? null : target.value)
  }
  return (
    <FormField {...field} {...(isOver && { error: <LeftOut {...fitting} /> })}>
      {(wiring) => (
        <Textarea
          {...wiring}
          rows={1}
          className="block min-h-11! resize-none md:min-h-9!"
          value={text}
          placeholder={placeholder}
          onFocus={focus.onFocus}
          onChange={handleChange}
          onBlur={() => {
            if (!isOver) setTyped(joinWords(words))
            focus.onBlur()
          }}
        />
      )}
    </FormField>
  )
})

/** Says what is not in the resume, and what to do about it. */
function LeftOut({ tooLong, tooMany }: FittingWords) {
  const { words, line } = LIMITS
  return (
    <>
      {tooLong !== undefined && (
        <Trans>
          “{beginOf(tooLong)}” is too long. Shorten it to {line} characters.
        </Trans>
      )}{' '}
      {tooMany !== undefined && (
        <Trans>
          Only the first {words} are kept. “{beginOf(tooMany)}” and everything after it is left out.
        </Trans>
      )}
    </>
  )
}

const isAll = ({ tooLong, tooMany }: FittingWords) => tooLong === undefined && tooMany === undefined

const beginOf = (word: string) => (word.length > 24 ? `${word.slice(0, 20)}…` : word)

function means(typed: string, words: readonly string[]): boolean {
  const { kept } = fittingWords(parseWords(typed))
  return kept.length === words.length && kept.every((word, index) => word === words[index])
}
