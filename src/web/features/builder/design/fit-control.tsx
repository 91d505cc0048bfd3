import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { MAX_PAGES } from '#shared/resume/schema.ts'
import { useBuilder, useResume } from '#web/features/builder/state/builder-context.tsx'
import { fitTo } from '#web/features/builder/design/fit-to.ts'
import { useDesign } from '#web/features/builder/design/use-design.ts'
import { Field } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Select } from '#web/ui/select.tsx'

const USUAL = [1, 2, 3, 4, 5, 6]

/** Sets spacing and type size so that the resume fits a number of pages, if possible. */
export function FitControl() {
  const { t } = useLingui()
  const [{ fitPages }, change] = useDesign()
  const builder = useBuilder()
  const fitted = useResume((state) => state.fitted)
  const numbers = fitPages === undefined || USUAL.includes(fitPages) ? USUAL : [...USUAL, Math.min(fitPages, MAX_PAGES)]
  return (
    <div className="grid gap-3">
      <Field label={t`Fit to pages`} hint={t`Adjusts spacing and type size to fit. Doesn’t apply to Word files.`}>
        <Select
          value={fitPages ?? ''}
          onChange={({ target }) =>
            target.value === '' ? change({ fitPages: undefined }) : fitTo(builder, Number(target.value))
          }
        >
          <option value="">{t`Off`}</option>
          {numbers.map((number) => (
            <option key={number} value={number}>
              {number}
            </option>
          ))}
        </Select>
      </Field>
      <div aria-live="polite" className="empty:-mt-3">
        {fitted && !fitted.reached && (
          <Notice
            tone="warn"
            title={
              <Plural
                value={fitted.pages}
                one="Even with the tightest spacing, this takes # page."
                other="Even with the tightest spacing, this takes # pages."
              />
            }
          >
            <Trans>Shorten your text, hide a section, or allow more pages.</Trans>
          </Notice>
        )}
      </div>
    </div>
  )
}
