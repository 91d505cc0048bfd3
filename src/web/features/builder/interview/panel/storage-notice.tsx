import { clsx } from 'clsx'
import { Trans } from '@lingui/react/macro'
import { useBuilder } from '#web/features/builder/state/builder-context.tsx'
import { useInterviewState } from '#web/features/builder/interview/panel/interview.ts'
import { StartOver } from '#web/features/builder/interview/panel/start-over.tsx'
import { WritingStage } from '#web/features/builder/interview/panel/writing-stage.tsx'

/** Where answers are saved; while lines are being written, the progress. */
export function StorageNotice() {
  const isKept = useInterviewState((state) => state.isKept)
  const writing = useInterviewState((state) => state.writing)
  const { signedIn } = useBuilder()
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
      {/* Both share one place, so that nothing moves while writing. */}
      <p className="grid text-xs text-ink-faint *:[grid-area:1/1]">
        {writing && (
          <span aria-hidden className="text-ink-soft">
            <WritingStage writing={writing} />
          </span>
        )}
        <span className={clsx(writing && 'invisible')}>
          {!isKept ? (
            <Trans>Your browser is blocking storage, so your answers will be lost when you close this tab.</Trans>
          ) : signedIn ? (
            <Trans>Your answers are saved in this browser, not in your account, until they’re in your resume.</Trans>
          ) : (
            <Trans>Your answers are saved in this browser until they’re in your resume.</Trans>
          )}
        </span>
      </p>
      <StartOver />
    </div>
  )
}
