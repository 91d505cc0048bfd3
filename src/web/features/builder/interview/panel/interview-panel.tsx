import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import { RotateCw, X } from 'lucide-react'
import { countAnswered } from '#shared/interview/flow.ts'
import { useBuilder } from '#web/features/builder/state/builder-context.tsx'
import { INTERVIEW_BUTTON } from '#web/features/builder/state/field-path.ts'
import { AboutLine } from '#web/features/builder/interview/panel/about-line.tsx'
import { useInterview, useInterviewState } from '#web/features/builder/interview/panel/interview.ts'
import { QuestionForm } from '#web/features/builder/interview/panel/question-form.tsx'
import { ReviewForm } from '#web/features/builder/interview/panel/review-form.tsx'
import { SkeletonForm } from '#web/features/builder/interview/panel/skeleton/skeleton-form.tsx'
import { InterviewTips } from '#web/features/builder/interview/panel/tips.tsx'
import { PanelSkeleton } from '#web/features/builder/panel/panel-skeleton.tsx'
import { UpgradeNotice } from '#web/features/plans/upgrade-notice.tsx'
import { Button } from '#web/ui/button.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Notice } from '#web/ui/notice.tsx'

/** Asks questions, and shows the lines written from the answers before they go into the resume. */
export default function InterviewPanel() {
  const interview = useInterview()
  const isReviewing = useInterviewState((state) => state.interview.isReviewing)
  const load = useInterviewState((state) => state.load)
  useEffect(() => interview.open(), [interview])
  if (isReviewing) return <ReviewForm />
  return (
    <div className="grid gap-6">
      <Head />
      {load === 'start' && <SkeletonForm onStarted={focusQuestion} />}
      {load === 'loading' && <PanelSkeleton />}
      {load === 'failed' && <LoadFailed />}
      {load === 'ready' && (
        <>
          <QuestionForm />
          <InterviewTips />
        </>
      )}
    </div>
  )
}

function Head() {
  const { t } = useLingui()
  const { store } = useBuilder()
  const heading = useRef<HTMLHeadingElement>(null)
  const isStart = useInterviewState(({ load }) => load === 'start')
  const isAnswered = useInterviewState(({ interview }) => countAnswered(interview) > 0)
  // Only if opened by its button, so that screen readers announce the panel.
  useEffect(() => {
    if (document.activeElement?.hasAttribute(INTERVIEW_BUTTON)) heading.current?.focus()
  }, [])
  function close() {
    store.setState({ interviewing: false })
    requestAnimationFrame(() => {
      const buttons = [...document.querySelectorAll<HTMLElement>(`[${INTERVIEW_BUTTON}]`)]
      buttons.find((button) => button.offsetParent !== null)?.focus()
    })
  }
  return (
    <header className="grid gap-3">
      <div className="flex items-start justify-between gap-2">
        <div className="grid gap-1">
          <h2 ref={heading} tabIndex={-1} className="text-lg outline-none">
            <Trans>AI Interview</Trans>
          </h2>
          <p className="text-sm text-ink-soft empty:hidden">
            {isStart && (
              <Trans>
                First the basics, then questions about your work. We turn your answers into lines for your resume, and
                you check each one before it goes in. The writer is built not to add anything you didn’t say.
              </Trans>
            )}{' '}
            {!isAnswered && <WhereWritten />}
          </p>
        </div>
        <IconButton label={t`Back to the form`} size="small" className="-mt-1 -me-2" onClick={close}>
          <X aria-hidden />
        </IconButton>
      </div>
      <AboutLine />
      <UpgradeNotice right="aiContent" title={<Trans>Your plan doesn’t include content from the AI interview</Trans>}>
        <Trans>The questions are free, and your answers stay in this browser.</Trans>
      </UpgradeNotice>
    </header>
  )
}

/** Says where answers go, before the first one is given. */
function WhereWritten() {
  const { writer } = useBuilder()
  if (writer === 'model')
    return (
      <Trans>
        When you finish, and for follow-up questions, your answers go to our server and, without your name and contact
        details, to a language model.
      </Trans>
    )
  if (writer === 'none') return <Trans>Your answers stay in this browser.</Trans>
  return <Trans>Your answers never leave this browser: questions and lines are created right here, even offline.</Trans>
}

/** The first question takes the place of the button that asked for it. */
const focusQuestion = () =>
  requestAnimationFrame(() => document.querySelector<HTMLElement>('#builder-form textarea')?.focus())

function LoadFailed() {
  const { load } = useInterview()
  const [isTrying, setTrying] = useState(false)
  const retry = async () => {
    setTrying(true)
    await load()
    setTrying(false)
  }
  const retryOnline = useEffectEvent(retry)
  useEffect(() => {
    const handleOnline = () => void retryOnline()
    window.addEventListener('online', handleOnline)
    return () => window.removeEventListener('online', handleOnline)
  }, [])
  return (
    <Notice announce tone="bad" title={<Trans>Failed to load interview questions. Please try again.</Trans>}>
      <p>
        <Trans>Your answers are saved.</Trans>
      </p>
      <Button
        size="small"
        className="mt-2"
        loading={isTrying}
        // Offline the page cannot be reloaded.
        onClick={() => (navigator.onLine ? location.reload() : void retry())}
      >
        <RotateCw aria-hidden />
        <Trans>Retry</Trans>
      </Button>
    </Notice>
  )
}
