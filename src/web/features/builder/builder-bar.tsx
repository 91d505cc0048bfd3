import { Trans, useLingui } from '@lingui/react/macro'
import { Command } from 'lucide-react'
import { useResume } from '#web/features/builder/builder-context.tsx'
import { DownloadMenu } from '#web/features/builder/parts/download-menu.tsx'
import { PageCount } from '#web/features/builder/parts/page-count.tsx'
import { SaveButton } from '#web/features/builder/parts/save-button.tsx'
import { SaveWords } from '#web/features/builder/parts/save-words.tsx'
import { TitleInput } from '#web/features/builder/parts/title-input.tsx'
import { UndoButtons } from '#web/features/builder/parts/undo-buttons.tsx'
import { useCommandKey } from '#web/features/builder/parts/use-command-key.ts'
import { IconButton } from '#web/ui/icon-button.tsx'

/** Above form and paper: what is edited, whether it is safe, and what to do with it. */
export function BuilderBar({ onCommands }: { onCommands: () => void }) {
  const { t } = useLingui()
  const key = useCommandKey()
  const isEdit = useResume((state) => state.resumeId !== null)
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 border-b border-line bg-surface px-4 py-2 sm:px-6">
      <h1 className="text-sm whitespace-nowrap">
        {isEdit ? <Trans>Edit Resume</Trans> : <Trans>Create Resume</Trans>}
      </h1>
      <div className="order-last w-full sm:order-none sm:w-72 sm:shrink">
        <TitleInput />
      </div>
      <SaveWords />
      <div className="ml-auto flex items-center gap-1 sm:gap-2">
        <span className="mr-1 max-sm:hidden">
          <PageCount />
        </span>
        <span className="flex">
          <UndoButtons />
          <IconButton label={t`Commands`} keys={`${key}K`} onClick={onCommands} className="max-md:hidden">
            <Command aria-hidden />
          </IconButton>
        </span>
        <div className="hidden items-center gap-2 lg:flex">
          <DownloadMenu />
          <SaveButton />
        </div>
      </div>
    </div>
  )
}
