import { useLingui } from '@lingui/react/macro'
import { TextField } from '#web/features/builder/form/fields/text-field.tsx'

/** How to reach the person, in a grid of two columns; `required` marks what employers expect. */
export function ContactFields({ required = false }: { required?: boolean }) {
  const { t } = useLingui()
  return (
    <>
      <TextField
        path="personalInfo.email"
        label={t`Email`}
        required={required}
        type="email"
        autoComplete="email"
        placeholder={t`maya@example.com`}
      />
      <TextField
        path="personalInfo.phone"
        label={t`Phone`}
        type="tel"
        autoComplete="tel"
        placeholder={t`+1 415 555 0142`}
      />
      <TextField
        path="personalInfo.location"
        label={t`Location`}
        placeholder={t`Oakland, CA`}
        hint={t`City and state or country.`}
        className="sm:col-span-2"
      />
    </>
  )
}
