import { useLingui } from '@lingui/react/macro'
import { WordsField } from '#web/features/builder/form/fields/words-field.tsx'

export function InterestsField() {
  const { t } = useLingui()
  return (
    <WordsField
      path="interests"
      label={t`Interests`}
      placeholder={t`Long-distance cycling, Community radio`}
      hint={t`Separate with commas.`}
    />
  )
}
