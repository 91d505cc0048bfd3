import { Trans, useLingui } from '@lingui/react/macro'
import { setField } from '#shared/resume/fields.ts'
import { CEFR, levelWords, spokenLanguage, withLevel } from '#shared/resume/language-levels.ts'
import { useBuilder, useLines, useResume } from '#web/features/builder/state/builder-context.tsx'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'

const PATH = 'skills.languages'

/** How well each language of the resume is spoken; a level is written behind its language. */
export function LanguageLevels() {
  const languages = useLines(PATH)
  if (languages.length === 0) return null
  return (
    <fieldset className="grid min-w-0 gap-2">
      <legend className="mb-2 text-sm font-medium">
        <Trans>Language levels</Trans>
      </legend>
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-3">
        {languages.map((language, index) => (
          // A language has no other name than its words, which may be twice.
          // oxlint-disable-next-line react/no-array-index-key
          <LevelChoice key={index} text={language} index={index} />
        ))}
      </div>
    </fieldset>
  )
}

function LevelChoice({ text, index }: { text: string; index: number }) {
  const { t } = useLingui()
  const { store } = useBuilder()
  const words = useResume(({ content }) => levelWords(content.language ?? 'en'))
  const { name, level } = spokenLanguage(text)
  const levels = [...CEFR, ...words]
  const known = levels.find((each) => each.toLowerCase() === level.toLowerCase())
  function choose(next: string) {
    store.edit((content) => setField(content, PATH, content.skills.languages.with(index, withLevel(text, next))))
  }
  return (
    <Field label={<span className="wrap-anywhere">{name}</span>}>
      <Select value={known ?? level} onChange={({ target }) => choose(target.value)}>
        <option value="">{t`No level`}</option>
        {/* What was written by hand stays as it is. */}
        {level !== '' && !known && <option value={level}>{level}</option>}
        {levels.map((each) => (
          <option key={each} value={each}>
            {each}
          </option>
        ))}
      </Select>
    </Field>
  )
}
