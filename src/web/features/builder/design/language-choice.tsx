import { useMemo } from 'react'
import { useLingui } from '@lingui/react/macro'
import { setField } from '#shared/resume/fields.ts'
import { RESUME_LANGUAGES, type ResumeLanguage } from '#shared/resume/schema.ts'
import { useBuilder, useResume } from '#web/features/builder/state/builder-context.tsx'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'

/** The language of headings, labels and dates, and of spelling; each has its own name. */
export function LanguageChoice() {
  const { t, i18n } = useLingui()
  const { store } = useBuilder()
  const language = useResume(({ content }) => content.language ?? 'en')
  const choices = useMemo(() => choicesFor(i18n.locale), [i18n.locale])
  return (
    <Field label={t`Language of the resume`} hint={t`Sets the headings and dates. Your own text isn’t translated.`}>
      <Select
        value={language}
        onChange={({ target }) => store.edit((content) => setField(content, 'language', target.value))}
      >
        {choices.map(({ tag, name }) => (
          <option key={tag} value={tag} lang={tag}>
            {name}
          </option>
        ))}
      </Select>
    </Field>
  )
}

function choicesFor(locale: string) {
  const { compare } = new Intl.Collator(locale)
  return RESUME_LANGUAGES.map((tag) => ({ tag, name: ownName(tag) })).toSorted((a, b) => compare(a.name, b.name))
}

/** 'Español' rather than 'español', because it is alone on its line. */
function ownName(tag: ResumeLanguage): string {
  const name = new Intl.DisplayNames(tag, { type: 'language' }).of(tag) ?? tag
  return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1)
}
