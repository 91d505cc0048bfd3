import { Suspense, useCallback, useEffect } from 'react'
import type { Resume } from '#shared/contract/resumes.ts'
import { useResume, type Builder } from '#web/features/builder/state/builder-context.tsx'
import { loadDownload } from '#web/features/builder/download/load-download.ts'
import { withPanelCatalog } from '#web/features/builder/panel/panel-catalog.ts'
import { useLeaveGuard } from '#web/features/builder/saving/use-leave-guard.ts'
import { dialogOnDemand } from '#web/delivery/dialog-on-demand.ts'
import { fetchAhead } from '#web/delivery/on-demand.ts'

const close = ({ onClose }: { onClose: () => void }) => onClose()
const CommandPalette = dialogOnDemand(
  () => withPanelCatalog(import('#web/features/builder/shortcuts/command-palette.tsx')),
  close,
)
const ShortcutList = dialogOnDemand(
  () => withPanelCatalog(import('#web/features/builder/shortcuts/shortcut-list.tsx')),
  close,
)
const VersionHistoryDialog = dialogOnDemand(
  () => withPanelCatalog(import('#web/features/builder/history/version-history-dialog.tsx')),
  close,
)
const ConflictDialog = dialogOnDemand(
  () => withPanelCatalog(import('#web/features/builder/conflicts/conflict-dialog.tsx')),
  ({ onPutOff }) => onPutOff(),
)
const LeaveDialog = dialogOnDemand(
  () => withPanelCatalog(import('#web/features/builder/saving/leave-dialog.tsx')),
  ({ blocker }) => blocker.reset(),
)
/** Not fetched ahead: without a connection nothing is shared. */
const ShareDialog = dialogOnDemand(async () => {
  const share = await import('#web/features/portfolio/share-dialog.tsx')
  await share.preloadCatalog()
  return share
}, close)

function preloadDialogs(): void {
  for (const dialog of [CommandPalette, ShortcutList, VersionHistoryDialog, ConflictDialog, LeaveDialog])
    void dialog.preload()
  void loadDownload().catch(() => undefined)
}

/** Dialogs that are opened by hand; the others open by themselves. */
export type DialogName = 'commands' | 'keys' | 'earlier' | 'share'

type BuilderDialogsProps = {
  builder: Builder
  open: DialogName | null
  onOpen: (dialog: DialogName | null) => void
  onScore: () => void
  /** Undefined while the account does not keep the resume. */
  onShare: (() => void) | undefined
  /** The newer version that is not to be asked about for now. */
  putOff: Resume | null
  onPutOff: (theirs: Resume) => void
}

export function BuilderDialogs({ builder, open, onOpen, onScore, onShare, putOff, onPutOff }: BuilderDialogsProps) {
  const reviewing = useResume((state) => state.reviewing)
  const resumeId = useResume((state) => state.resumeId)
  const theirs = useResume(({ saveState }) => (saveState.state === 'conflict' ? saveState.theirs : null))
  const closeDialog = useCallback(() => onOpen(null), [onOpen])
  useEffect(() => fetchAhead(preloadDialogs), [])
  return (
    <Suspense>
      {open === 'commands' && (
        <CommandPalette.Content
          onClose={closeDialog}
          onKeyList={() => onOpen('keys')}
          onEarlier={() => onOpen('earlier')}
          onScore={onScore}
          onShare={onShare}
        />
      )}
      {open === 'earlier' && <VersionHistoryDialog.Content onClose={closeDialog} />}
      {open === 'share' && resumeId !== null && <ShareDialog.Content resumeId={resumeId} onClose={closeDialog} />}
      {open === 'keys' && <ShortcutList.Content onClose={closeDialog} />}
      {theirs && theirs !== putOff && <ConflictDialog.Content theirs={theirs} onPutOff={() => onPutOff(theirs)} />}
      {/* The router asks one at a time. */}
      {!reviewing && <LeaveGuard builder={builder} />}
    </Suspense>
  )
}

function LeaveGuard({ builder }: { builder: Builder }) {
  const blocker = useLeaveGuard(builder)
  return blocker.state === 'blocked' && <LeaveDialog.Content blocker={blocker} />
}
