import { Trans, useLingui } from '@lingui/react/macro'
import { CONSENT_TEXTS, type ConsentLanguage } from '#shared/resume/consent-texts.ts'
import { setField } from '#shared/resume/fields.ts'
import { RichField } from '#web/features/builder/form/fields/rich-field.tsx'
import { TextField } from '#web/features/builder/form/fields/text-field.tsx'
import { useBuilder } from '#web/features/builder/state/builder-context.tsx'
import { focusField } from '#web/features/builder/state/focus-field.ts'
import { Button } from '#web/ui/button.tsx'

/** What is at the end of a resume where it is signed, or where employers expect consent to the use of its data. */
export function ClosingFields() {
  const { t } = useLingui()
  const { store } = useBuilder()
  const names: Record<ConsentLanguage, string> = { de: t`German`, pl: t`Polish`, it: t`Italian` }
  function choose(language: ConsentLanguage) {
    store.edit((content) => setField(content, 'consent', CONSENT_TEXTS[language]))
    focusField(store, 'consent')
  }
  return (
    <>
      <TextField
        path="signature"
        label={t`Signature`}
        placeholder={t`Berlin, November 29, 2026, Maya Okafor`}
        hint={t`Place, date, and name.`}
      />
      <RichField
        path="consent"
        label={t`Consent to the use of your data`}
        hint={t`Some employers in Poland and Italy expect this sentence.`}
        rows={2}
      />
      <fieldset aria-label={t`Consent text`} className="flex flex-wrap items-center gap-2 text-sm">
        <span className="text-ink-soft">
          <Trans>Use the usual text:</Trans>
        </span>
        {/* The texts' own languages. */}
        {(Object.keys(CONSENT_TEXTS) as ConsentLanguage[]).map((language) => (
          <Button key={language} size="small" onClick={() => choose(language)}>
            {names[language]}
          </Button>
        ))}
      </fieldset>
    </>
  )
}
