import { useLingui } from '@lingui/react/macro'
import { clsx } from 'clsx'
import { MessagesSquare } from 'lucide-react'
import { useBuilder, useResume } from '#web/features/builder/state/builder-context.tsx'
import { INTERVIEW_BUTTON } from '#web/features/builder/state/field-path.ts'
import { preloadInterview } from '#web/features/builder/interview/interview-slot.tsx'
import { buttonClass } from '#web/ui/button.tsx'

/** Switches between the interview and the form. A slim button shows its label as a tooltip if there is little room. */
export function InterviewButton({ isSlim = false, className }: { isSlim?: boolean; className?: string }) {
  const { t } = useLingui()
  const { store } = useBuilder()
  const isOpen = useResume(({ interviewing }) => interviewing)
  return (
    <button
      type="button"
      {...{ [INTERVIEW_BUTTON]: '' }}
      aria-pressed={isOpen}
      {...(isSlim && { title: t`AI Interview` })}
      onPointerEnter={preloadInterview}
      onFocus={preloadInterview}
      onClick={() => store.setState({ interviewing: !isOpen })}
      className={clsx(
        buttonClass({ size: 'small' }),
        'relative',
        isOpen && 'border-accent-line! bg-accent-soft! text-accent-text!',
        className,
      )}
    >
      <MessagesSquare aria-hidden />
      <span className={clsx(isSlim && 'max-xl:sr-only')}>{t`AI Interview`}</span>
    </button>
  )
}
