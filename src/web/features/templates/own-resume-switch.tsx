import { Trans, useLingui } from '@lingui/react/macro'
import { clsx } from 'clsx'
import type { OwnResumeChoice } from '#web/features/templates/use-own-resume.ts'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'

/** Whether templates show the sample or one of the visitor's resumes; nothing for visitors who have none. */
export function OwnResumeSwitch({ own: { resumes, chosen, choose } }: { own: OwnResumeChoice }) {
  const { t } = useLingui()
  const [latest] = resumes
  // Scripts find resumes of this browser: the mark tells a page that came without them that it has to look.
  if (!latest) return <span data-shows-drafts hidden />
  const option = (label: string, isChosen: boolean, handleChoice: () => void) => (
    <label className={clsx(OPTION, isChosen && 'bg-lifted text-ink shadow-paper')}>
      <input type="radio" name="shown-resume" checked={isChosen} onChange={handleChoice} className="sr-only" />
      {label}
    </label>
  )
  return (
    <div className="flex flex-wrap items-end gap-3 max-sm:w-full">
      <fieldset className="max-sm:w-full">
        <legend className="mb-1.5 text-sm font-medium">
          <Trans>Preview with</Trans>
        </legend>
        <div className="grid grid-flow-col auto-cols-fr gap-1 rounded-lg bg-sunken p-1 forced-colors:border">
          {option(t`Sample`, chosen === null, () => choose(null))}
          {option(t`My resume`, chosen !== null, () => choose(latest.key))}
        </div>
      </fieldset>
      {chosen !== null && resumes.length > 1 && (
        <Field label={<Trans>Resume</Trans>} className="w-full sm:w-56">
          <Select value={chosen} onChange={({ target }) => choose(target.value)}>
            {resumes.map(({ key, title }) => (
              <option key={key} value={key}>
                {title || t`Untitled resume`}
              </option>
            ))}
          </Select>
        </Field>
      )}
    </div>
  )
}

const OPTION = clsx(
  'inline-flex h-11 cursor-pointer items-center justify-center rounded-md px-4 text-sm font-medium text-ink-soft',
  'transition-colors hover:text-ink md:h-8 has-focus-visible:outline-2 has-focus-visible:outline-focus',
)
