import { useState } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import { Plus } from 'lucide-react'
import { isBlankEntry, STEP_LISTS } from '#shared/interview/skeleton.ts'
import { LIMITS } from '#shared/resume/schema.ts'
import { useBuilder, useResume } from '#web/features/builder/state/builder-context.tsx'
import { joinText } from '#web/features/builder/form/entries/summary-text.ts'
import { usePeriod } from '#web/features/builder/form/entries/use-period.ts'
import { PeriodFields } from '#web/features/builder/form/fields/period-fields.tsx'
import { TextField } from '#web/features/builder/form/fields/text-field.tsx'
import { FieldGrid } from '#web/features/builder/panel/group.tsx'
import { Button } from '#web/ui/button.tsx'

type EntryStepsProps = { step: keyof typeof STEP_LISTS; onAdd: () => void; onNoWork: () => void }

/** Jobs or schools, one open at a time; the others are shown by their names. */
export function EntrySteps({ step, onAdd, onNoWork }: EntryStepsProps) {
  const { store } = useBuilder()
  const list = STEP_LISTS[step]
  const count = useResume(({ content }) => content[list].length)
  const isBlank = useResume(({ content }) => content[list].every(isBlankEntry))
  const [open, setOpen] = useState(() => firstOpen(store.getState().content[list]))
  const isFull = count >= LIMITS.entries
  return (
    <div className="grid gap-4">
      <ol className="grid gap-3 empty:hidden">
        {Array.from({ length: count }, (_, index) => (
          <li key={index}>
            {index === (open ?? count - 1) ? (
              <Fields step={step} index={index} />
            ) : (
              <Row step={step} index={index} onEdit={() => setOpen(index)} />
            )}
          </li>
        ))}
      </ol>
      <div className="flex flex-wrap gap-2">
        {!isBlank && !isFull && (
          <Button size="small" onClick={onAdd}>
            <Plus aria-hidden />
            {step === 'jobs' ? <Trans>Add another job</Trans> : <Trans>Add another school or course</Trans>}
          </Button>
        )}
        {isBlank && step === 'jobs' && (
          <Button size="small" onClick={onNoWork}>
            <Trans>I have no work experience yet</Trans>
          </Button>
        )}
      </div>
    </div>
  )
}

/** The first one without a name; null for the last one, which has just been added, or none. */
function firstOpen(entries: readonly { readonly id?: string | undefined }[]): number | null {
  const at = entries.findIndex(isBlankEntry)
  return at === -1 ? (entries.length > 0 ? 0 : null) : at
}

function Fields({ step, index }: { step: keyof typeof STEP_LISTS; index: number }) {
  const { t } = useLingui()
  const path = `${STEP_LISTS[step]}.${index}`
  if (step === 'education')
    return (
      <FieldGrid>
        <TextField path={`${path}.degree`} label={t`Degree or training`} placeholder={t`Bachelor of Education`} />
        <TextField path={`${path}.institution`} label={t`School`} placeholder={t`San Francisco State University`} />
        <TextField path={`${path}.endDate`} label={t`End year`} placeholder="2018" inputMode="numeric" />
      </FieldGrid>
    )
  return (
    <div className="grid gap-4">
      <p className="text-sm text-ink-soft">
        {index === 0 ? <Trans>Start with your current or latest job.</Trans> : <Trans>And the job before that?</Trans>}
      </p>
      <FieldGrid>
        <TextField path={`${path}.position`} label={t`Job title`} placeholder={t`Customer Support Lead`} />
        <TextField path={`${path}.company`} label={t`Employer`} placeholder={t`Harbor Bikes`} />
      </FieldGrid>
      <PeriodFields path={path} currentLabel={<Trans>I still work here</Trans>} />
    </div>
  )
}

function Row({ step, index, onEdit }: { step: keyof typeof STEP_LISTS; index: number; onEdit: () => void }) {
  const { t } = useLingui()
  const title = useResume(({ content }) => {
    const [job, school] = [content.experience[index], content.education[index]]
    return step === 'jobs'
      ? joinText(job?.position ?? '', job?.company ?? '')
      : joinText(school?.degree ?? '', school?.institution ?? '')
  })
  const period = usePeriod()
  const detail = useResume(({ content }) => {
    const entry = content[STEP_LISTS[step]][index]
    return entry ? period(entry) : ''
  })
  return (
    <div className="flex items-center justify-between gap-3 rounded-lg border border-line bg-surface py-1.5 pe-1.5 ps-3">
      <p className="min-w-0 text-sm wrap-anywhere">
        <span className="font-medium">{title}</span> <span className="text-ink-soft">{detail}</span>
      </p>
      <Button look="quiet" size="small" aria-label={t`Edit ${title}`} onClick={onEdit}>
        <Trans>Edit</Trans>
      </Button>
    </div>
  )
}
