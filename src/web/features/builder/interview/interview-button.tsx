import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { clsx } from 'clsx'
import { MessagesSquare } from 'lucide-react'
import { useBuilder, useResume } from '#web/features/builder/state/builder-context.tsx'
import { INTERVIEW_BUTTON } from '#web/features/builder/state/field-path.ts'
import { preloadInterview } from '#web/features/builder/interview/interview-slot.tsx'
import { useHydrated } from '#web/lib/use-hydrated.ts'
import { interruptedInterview } from '#web/persistence/stored-interview.ts'
import { postingKey } from '#web/persistence/stored-posting.ts'
import { buttonClass } from '#web/ui/button.tsx'

/** Switches between the interview and the form, and says that one was interrupted. A slim button shows its label as a tooltip if there is little room. */
export function InterviewButton({ isSlim = false, className }: { isSlim?: boolean; className?: string }) {
  const { t } = useLingui()
  const { store } = useBuilder()
  const isOpen = useResume(({ interviewing }) => interviewing)
  const key = useResume(postingKey)
  const isHydrated = useHydrated()
  const answered = (isHydrated && !isOpen && interruptedInterview(key)?.answered) || 0
  const label =
    answered > 0
      ? t`Continue interview (${plural(answered, { one: '# answer', other: '# answers' })})`
      : t`AI Interview`
  return (
    <button
      type="button"
      {...{ [INTERVIEW_BUTTON]: '' }}
      aria-pressed={isOpen}
      {...(isSlim && { title: label })}
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
      <span className={clsx(isSlim && 'max-xl:sr-only')}>{label}</span>
    </button>
  )
}
