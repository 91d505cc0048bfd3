import { useState, type KeyboardEvent } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import { certificatesIn } from '#shared/interview/skeleton.ts'
import { storableText } from '#shared/resume/json-value.ts'
import { useBuilder, useResume, useTextLanguage } from '#web/features/builder/state/builder-context.tsx'
import { TextField } from '#web/features/builder/form/fields/text-field.tsx'
import { useFieldControl } from '#web/features/builder/form/fields/use-field-control.ts'
import { Field } from '#web/ui/field.tsx'
import { Textarea } from '#web/ui/textarea.tsx'

export function NameField() {
  const { t } = useLingui()
  return (
    <TextField path="personalInfo.fullName" label={t`Full name`} autoComplete="name" placeholder={t`Maya Okafor`} />
  )
}

/** Certificates as lines of one field; they are never skills. */
export function CertificateLines({ onNext }: { onNext: () => void }) {
  const { t } = useLingui()
  const { store } = useBuilder()
  const lang = useTextLanguage()
  const certifications = useResume(({ content }) => content.certifications)
  const { focus } = useFieldControl('certifications')
  const [isTouched, touch] = useState(false)
  function handleKey(event: KeyboardEvent) {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    onNext()
  }
  function handleChange(text: string) {
    const lines = certificatesIn(storableText(text))
    touch(true)
    store.edit((content) => ({ ...content, certifications: lines }), 'certifications')
  }
  return (
    <Field label={<Trans>Certificates and licenses</Trans>} hint={<Trans>One per line: name, issuer, and year.</Trans>}>
      <Textarea
        {...focus}
        rows={isTouched || certifications.length > 3 ? Math.max(4, certifications.length + 1) : 4}
        lang={lang}
        placeholder={t`State teaching license, 2018`}
        value={certifications.join('\n')}
        onKeyDown={handleKey}
        onChange={({ target }) => handleChange(target.value)}
      />
    </Field>
  )
}
