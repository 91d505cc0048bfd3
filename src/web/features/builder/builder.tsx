import { Suspense, useCallback, useEffect, useRef, useState } from 'react'
import { clsx } from 'clsx'
import { flushSync } from 'react-dom'
import { useLocation } from 'react-router'
import type { Resume } from '#shared/contract/resumes.ts'
import { BottomBar, type View } from '#web/features/builder/bottom-bar.tsx'
import { BuilderBar } from '#web/features/builder/builder-bar.tsx'
import { BuilderProvider, useResume, type Builder as BuilderParts } from '#web/features/builder/builder-context.tsx'
import { EditorTabs, preloadPanels } from '#web/features/builder/editor-tabs.tsx'
import { InterviewButton } from '#web/features/builder/interview/interview-button.tsx'
import { InterviewPlace, useInterviewAhead } from '#web/features/builder/interview/interview-place.tsx'
import { useInterviewMode } from '#web/features/builder/interview/use-interview-mode.ts'
import type { Opened } from '#web/features/builder/open-builder.ts'
import { PreviewPane } from '#web/features/builder/preview-pane.tsx'
import { ScoreButton } from '#web/features/builder/score/score-button.tsx'
import { ScorePlace } from '#web/features/builder/score/score-place.tsx'
import { openScoring, ScoringProvider } from '#web/features/builder/score/scoring.ts'
import { asksForScore, usePanel } from '#web/features/builder/score/use-panel.ts'
import { dismissUndo } from '#web/features/builder/undo-toast.ts'
import { useBuilderKeys } from '#web/features/builder/use-builder-keys.ts'
import { useLeaveGuard } from '#web/features/builder/use-leave-guard.ts'
import { dialogOnDemand } from '#web/lib/dialog-on-demand.ts'
import { fetchAhead } from '#web/lib/on-demand.ts'

const close = ({ onClose }: { onClose: () => void }) => onClose()
const CommandPalette = dialogOnDemand(() => import('#web/features/builder/command-palette.tsx'), close)
const KeyList = dialogOnDemand(() => import('#web/features/builder/key-list.tsx'), close)
const EarlierDialog = dialogOnDemand(() => import('#web/features/builder/earlier-dialog.tsx'), close)
const ConflictDialog = dialogOnDemand(
  () => import('#web/features/builder/conflict-dialog.tsx'),
  ({ onPutOff }) => onPutOff(),
)
const LeaveDialog = dialogOnDemand(
  () => import('#web/features/builder/leave-dialog.tsx'),
  ({ blocker }) => blocker.reset(),
)
/** Not fetched ahead: without a connection nothing is shared. */
const ShareDialog = dialogOnDemand(async () => {
  const share = await import('#web/features/portfolio/share-dialog.tsx')
  await share.preloadWords()
  return share
}, close)

function preloadDialogs(): void {
  for (const dialog of [CommandPalette, KeyList, EarlierDialog, ConflictDialog, LeaveDialog]) void dialog.preload()
}

/** An open resume: form left, paper right, and everything that can be done with it. */
export function Builder({ builder, watch }: Opened) {
  const [scoring] = useState(() => openScoring(builder.store))
  useEffect(() => watch(), [watch])
  useEffect(() => scoring.watch(), [scoring])
  useEffect(() => dismissUndo, [])
  return (
    <BuilderProvider value={builder}>
      <ScoringProvider value={scoring}>
        <Workbench builder={builder} />
      </ScoringProvider>
    </BuilderProvider>
  )
}

function Workbench({ builder }: { builder: BuilderParts }) {
  const [view, show] = useView()
  const panel = usePanel(builder.store, show)
  const interviewing = useResume((state) => state.interviewing)
  const [open, setOpen] = useState<'commands' | 'keys' | 'earlier' | 'share' | null>(null)
  const blocker = useLeaveGuard(builder)
  const resumeId = useResume((state) => state.resumeId)
  const [putOff, setPutOff] = useState<Resume | null>(null)
  const theirs = useResume(({ saveState }) => (saveState.state === 'conflict' ? saveState.theirs : null))
  const closeDialog = useCallback(() => setOpen(null), [])
  useEffect(() => fetchAhead(preloadDialogs), [])
  useInterviewMode(builder.store)
  useInterviewAhead()
  useBuilderKeys(builder, { onCommands: () => setOpen('commands'), onKeyList: () => setOpen('keys') })
  return (
    <div
      onPointerEnter={preloadPanels}
      onFocus={preloadPanels}
      className="flex grow flex-col lg:h-[calc(100dvh-var(--header))] lg:grow-0"
    >
      <BuilderBar
        onCommands={() => setOpen('commands')}
        onEarlier={() => setOpen('earlier')}
        onShare={resumeId === null ? undefined : () => setOpen('share')}
        onConflict={() => setPutOff(null)}
        score={<ScoreButton isOpen={panel.isOpen} onToggle={panel.toggle} />}
      />
      <div
        className={clsx(
          'grid min-h-0 grow grid-cols-[minmax(0,1fr)] pb-18 lg:grid-cols-2 lg:pb-0',
          panel.isOpen
            ? 'xl:grid-cols-[minmax(0,5fr)_minmax(0,4fr)_22rem]'
            : 'xl:grid-cols-[minmax(0,1fr)_minmax(24rem,41rem)]',
        )}
      >
        <div
          id="builder-form"
          // Positioned, or what is hidden in it for ears only makes the window itself scroll.
          className={clsx(
            'relative min-h-0 scroll-pt-24 scroll-pb-16 lg:block lg:overflow-y-auto',
            view !== 'edit' && 'hidden',
          )}
        >
          {interviewing ? (
            <InterviewPlace />
          ) : (
            <>
              {/* On a wide screen it stands in the bar. */}
              <div className="px-4 py-3 sm:px-6 sm:pb-0 lg:hidden">
                <InterviewButton className="w-full" />
              </div>
              <EditorTabs />
            </>
          )}
        </div>
        <div
          id="builder-paper"
          className={clsx(
            'min-h-0 border-line lg:border-l',
            // Out of sight it keeps its size: its pages are counted while the form is shown.
            view !== 'preview' &&
              'max-lg:pointer-events-none max-lg:invisible max-lg:fixed max-lg:inset-0 max-lg:-z-10',
            // Where there is no room for three, the score lies over it.
            panel.isOpen && 'lg:max-xl:invisible lg:max-xl:col-start-2 lg:max-xl:row-start-1',
          )}
        >
          <PreviewPane onFieldClick={() => show('edit')} />
        </div>
        <ScorePlace isView={view === 'score'} panel={panel} />
      </div>
      <BottomBar view={view} onView={show} />
      <Suspense>
        {open === 'commands' && (
          <CommandPalette.Content
            onClose={() => setOpen(null)}
            onKeyList={() => setOpen('keys')}
            onEarlier={() => setOpen('earlier')}
            onShare={resumeId === null ? undefined : () => setOpen('share')}
          />
        )}
        {open === 'earlier' && <EarlierDialog.Content onClose={() => setOpen(null)} />}
        {open === 'share' && resumeId !== null && <ShareDialog.Content resumeId={resumeId} onClose={closeDialog} />}
        {open === 'keys' && <KeyList.Content onClose={() => setOpen(null)} />}
        {theirs && theirs !== putOff && <ConflictDialog.Content theirs={theirs} onPutOff={() => setPutOff(theirs)} />}
        {blocker.state === 'blocked' && <LeaveDialog.Content blocker={blocker} />}
      </Suspense>
    </div>
  )
}

/** On narrow screens form and paper share the window's scroll: each is found again where it was left. */
function useView() {
  const { search } = useLocation()
  const [view, setView] = useState<View>(() => (asksForScore(search) ? 'score' : 'edit'))
  const left = useRef({ edit: 0, preview: 0, score: 0 })
  function show(next: View) {
    if (next === view) return
    left.current[view] = window.scrollY
    // At once: what is shown now is as high as the place to go back to.
    flushSync(() => setView(next))
    window.scrollTo({ top: left.current[next], behavior: 'instant' })
  }
  return [view, show] as const
}
