import { Trans } from '@lingui/react/macro'
import { clsx } from 'clsx'
import { MessagesSquare } from 'lucide-react'
import { useBuilder, useResume } from '#web/features/builder/builder-context.tsx'
import { INTERVIEW_BUTTON } from '#web/features/builder/field-path.ts'
import { preloadInterview } from '#web/features/builder/interview/interview-place.tsx'
import { buttonClass } from '#web/ui/button.tsx'

/** Shows the interview in the place of the form, and the form again. */
export function InterviewButton({ className }: { className?: string }) {
  const { store } = useBuilder()
  const isOpen = useResume(({ interviewing }) => interviewing)
  return (
    <button
      type="button"
      {...{ [INTERVIEW_BUTTON]: '' }}
      aria-pressed={isOpen}
      onPointerEnter={preloadInterview}
      onFocus={preloadInterview}
      onClick={() => store.setState({ interviewing: !isOpen })}
      className={clsx(
        buttonClass({ size: 'small' }),
        isOpen && 'border-accent-line! bg-accent-soft! text-accent-text!',
        className,
      )}
    >
      <MessagesSquare aria-hidden />
      <Trans>AI Interview</Trans>
    </button>
  )
}
