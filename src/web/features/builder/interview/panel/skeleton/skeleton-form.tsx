import { useId, useState, type FormEvent, type ReactNode } from 'react'
import { Trans } from '@lingui/react/macro'
import { clsx } from 'clsx'
import { suggestTarget } from '#shared/interview/preset.ts'
import { SKELETON_STEPS } from '#shared/interview/skeleton.ts'
import { useBuilder } from '#web/features/builder/state/builder-context.tsx'
import { ContactFields } from '#web/features/builder/form/panels/contact-fields.tsx'
import { FieldGrid } from '#web/features/builder/panel/group.tsx'
import { AboutForm } from '#web/features/builder/interview/panel/about-form.tsx'
import { EntrySteps } from '#web/features/builder/interview/panel/skeleton/entry-steps.tsx'
import { CertificateLines, NameField } from '#web/features/builder/interview/panel/skeleton/step-fields.tsx'
import { useSteps } from '#web/features/builder/interview/panel/skeleton/use-steps.ts'
import { Button } from '#web/ui/button.tsx'

/** Asks for what every resume has, one short step at a time, and then for the job that is wanted. */
export function SkeletonForm({ onStarted }: { onStarted: () => void }) {
  const steps = useSteps()
  const [hasNoWork, setNoWork] = useState(false)
  const { step } = steps
  const heading = useId()
  const handleNext = (event: FormEvent) => {
    event.preventDefault()
    steps.next()
  }
  function handleNoWork() {
    setNoWork(true)
    steps.next()
  }
  return (
    <fieldset
      key={steps.visits}
      data-step={step}
      aria-labelledby={`${heading}-number ${heading}`}
      className="grid min-w-0 gap-5"
    >
      <div className="grid gap-3">
        <p id={`${heading}-number`} className="text-sm text-ink-soft tabular-nums">
          <Trans>
            Step {steps.number} of {SKELETON_STEPS.length}
          </Trans>
        </p>
        <Bar number={steps.number} />
        <h3 id={heading} className="text-lg leading-snug font-semibold text-pretty">
          <Heading step={step} />
        </h3>
      </div>
      {step === 'target' ? (
        <Target hasNoWork={hasNoWork} onBack={steps.back} onStarted={onStarted} />
      ) : (
        // Nothing is refused here: what is odd can be fixed at any time, and is saved as typed.
        <form noValidate onSubmit={handleNext} className="grid gap-5">
          {step === 'name' && <NameField />}
          {step === 'contact' && (
            <FieldGrid>
              <ContactFields />
            </FieldGrid>
          )}
          {(step === 'jobs' || step === 'education') && (
            <EntrySteps step={step} onAdd={steps.add} onNoWork={handleNoWork} />
          )}
          {step === 'certificates' && <CertificateLines onNext={steps.next} />}
          <div className="flex flex-wrap items-center gap-2">
            {steps.back && <BackButton onBack={steps.back} />}
            <Button type="submit" look="primary">
              <Trans>Next</Trans>
            </Button>
            <Button look="quiet" className="ms-auto" onClick={() => steps.go('target')}>
              <Trans>Skip to the questions</Trans>
            </Button>
          </div>
          <p className="text-xs text-ink-faint">
            <Trans>
              Everything here is optional and goes straight into your resume. Leave a step empty to skip it.
            </Trans>
          </p>
        </form>
      )}
    </fieldset>
  )
}

function Heading({ step }: { step: (typeof SKELETON_STEPS)[number] }): ReactNode {
  switch (step) {
    case 'name':
      return <Trans>What’s your full name?</Trans>
    case 'contact':
      return <Trans>How can employers reach you?</Trans>
    case 'jobs':
      return <Trans>Where have you worked?</Trans>
    case 'education':
      return <Trans>Where did you study or train?</Trans>
    case 'certificates':
      return <Trans>Do you have any certificates or licenses?</Trans>
    case 'target':
      return <Trans>What job do you want?</Trans>
  }
}

/** The number says the same. */
const Bar = ({ number }: { number: number }) => (
  <div aria-hidden className="grid grid-flow-col gap-1">
    {SKELETON_STEPS.map((step, at) => (
      <span key={step} className={clsx('h-1.5 rounded-full', at < number ? 'bg-accent-solid' : 'bg-sunken')} />
    ))}
  </div>
)

type TargetProps = { hasNoWork: boolean; onBack: (() => void) | undefined; onStarted: () => void }

/** Role and level; what the jobs say is filled in. */
function Target({ hasNoWork, onBack, onStarted }: TargetProps) {
  const { store } = useBuilder()
  const [beginning] = useState(() =>
    suggestTarget(store.getState().content, { today: new Date().toISOString().slice(0, 10), hasNoWork }),
  )
  return (
    <AboutForm
      beginning={beginning}
      isSuggested={beginning.level !== ''}
      submit={<Trans>Start the interview</Trans>}
      before={onBack && <BackButton onBack={onBack} />}
      onDone={onStarted}
    />
  )
}

const BackButton = ({ onBack }: { onBack: () => void }) => (
  <Button onClick={onBack}>
    <Trans>Back</Trans>
  </Button>
)
