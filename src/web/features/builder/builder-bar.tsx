import type { ReactNode } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import { clsx } from 'clsx'
import { FileUp, History, Search, Share2 } from 'lucide-react'
import { useNavigate } from 'react-router'
import { useResume } from '#web/features/builder/state/builder-context.tsx'
import { hasVersionHistory } from '#web/features/builder/history/has-version-history.ts'
import { InterviewButton } from '#web/features/builder/interview/interview-button.tsx'
import { DownloadMenu } from '#web/features/builder/download/download-menu.tsx'
import { OpenConflict } from '#web/features/builder/conflicts/open-conflict.tsx'
import { PageCount } from '#web/features/builder/preview/page-count.tsx'
import { SaveButton } from '#web/features/builder/saving/save-button.tsx'
import { SaveStatus } from '#web/features/builder/saving/save-status.tsx'
import { TitleInput } from '#web/features/builder/form/title-input.tsx'
import { UndoButtons } from '#web/features/builder/undo/undo-buttons.tsx'
import { useKeyNames } from '#web/lib/use-key-names.ts'
import { IconButton } from '#web/ui/icon-button.tsx'

type BuilderBarProps = {
  onCommands: () => void
  onEarlier: () => void
  onConflict: () => void
  /** Undefined while the account does not keep the resume. */
  onShare?: (() => void) | undefined
  /** What opens the score. */
  score?: ReactNode
}

/** Above form and paper: what is edited, whether it is safe, and what to do with it. */
export function BuilderBar({ onCommands, onEarlier, onConflict, onShare, score }: BuilderBarProps) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const { command } = useKeyNames()
  const isEdit = useResume(({ resumeId, local }) => resumeId !== null || local !== null)
  const isConflict = useResume(({ saveState }) => saveState.state === 'conflict')
  const offersEarlier = useResume(hasVersionHistory)
  return (
    <div className={BAR}>
      {/* On a phone one low line above the title: the screen belongs to the form. */}
      <div className="col-span-2 flex items-center gap-3 sm:contents">
        <h1 className="shrink-0 text-xs whitespace-nowrap sm:text-sm">
          {isEdit ? <Trans>Edit Resume</Trans> : <Trans>Create Resume</Trans>}
        </h1>
        <span className="flex min-w-0 items-center gap-1 sm:order-2">
          <SaveStatus />
          <OpenConflict onOpen={onConflict} />
          {offersEarlier && (
            <IconButton
              label={t`Version history`}
              size="small"
              onClick={onEarlier}
              // As low as the line on a phone; what is around it takes the finger too.
              className={clsx('relative max-md:-my-3', isConflict && 'max-xl:hidden')}
            >
              <History aria-hidden />
            </IconButton>
          )}
        </span>
        <span className="ms-auto flex shrink-0 items-center sm:order-3">
          <PageCount />
        </span>
      </div>
      {/* Where it is tight the title gives way first, then the words of the status; what is pressed keeps its size. */}
      <div className="min-w-0 sm:order-1 sm:w-72 sm:min-w-32 sm:shrink-[9999]">
        <TitleInput />
      </div>
      {score && <div className="flex shrink-0 items-center max-lg:hidden sm:order-3">{score}</div>}
      <div className="flex shrink-0 items-center max-sm:-me-2 sm:order-4 sm:gap-2">
        <span className="flex">
          <UndoButtons />
          <IconButton label={t`Commands`} keys={`${command}K`} onClick={onCommands} className="max-md:hidden">
            <Search aria-hidden />
          </IconButton>
          <IconButton
            label={t`Import`}
            onClick={() => void navigate('/resume-builder?start=import')}
            // Where it is tight the status needs the room; the command is in the palette as well.
            className="max-xl:hidden"
          >
            <FileUp aria-hidden />
          </IconButton>
          {onShare && (
            <IconButton label={t`Share`} onClick={onShare}>
              <Share2 aria-hidden />
            </IconButton>
          )}
        </span>
        <div className="hidden items-center gap-2 lg:flex">
          <InterviewButton isSlim />
          <DownloadMenu />
          <SaveButton />
        </div>
      </div>
    </div>
  )
}

/** The frame of the bar; what is shown instead while a resume is read has the same height. */
export const BAR =
  'grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-1 gap-y-1 border-b border-line bg-surface px-4 pt-2 pb-2 sm:flex sm:gap-x-3 sm:px-6'
