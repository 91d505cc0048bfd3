import { useEffect, useRef, useState, type ReactNode } from 'react'
import { clsx } from 'clsx'
import { flushSync } from 'react-dom'
import { useLocation } from 'react-router'
import type { Resume } from '#shared/contract/resumes.ts'
import { BottomBar } from '#web/features/builder/bottom-bar.tsx'
import { type View, asksForScore, usePanel } from '#web/features/builder/score/use-panel.ts'
import { BuilderBar } from '#web/features/builder/builder-bar.tsx'
import {
  BuilderProvider,
  useResume,
  type Builder as BuilderParts,
} from '#web/features/builder/state/builder-context.tsx'
import { useResumeWords } from '#web/features/builder/state/use-resume-words.ts'
import { BuilderDialogs, type DialogName } from '#web/features/builder/builder-dialogs.tsx'
import { EditorTabs, preloadPanels } from '#web/features/builder/editor-tabs.tsx'
import { InterviewButton } from '#web/features/builder/interview/interview-button.tsx'
import { PromoSlot } from '#web/features/builder/interview/promo-slot.tsx'
import { InterviewSlot, usePreloadInterview } from '#web/features/builder/interview/interview-slot.tsx'
import { useInterviewMode } from '#web/features/builder/interview/use-interview-mode.ts'
import { useWantedFile } from '#web/features/builder/download/use-wanted-file.ts'
import type { OpenedBuilder } from '#web/features/builder/create-builder.ts'
import { PreviewPane } from '#web/features/builder/preview/preview-pane.tsx'
import { ScoreButton } from '#web/features/builder/score/score-button.tsx'
import { ScoreSlot } from '#web/features/builder/score/score-slot.tsx'
import { createScoring, ScoringProvider } from '#web/features/builder/score/scoring.ts'
import { dismissUndo } from '#web/features/builder/undo/undo-toast.ts'
import { StartPanel, type StartOffer } from '#web/features/builder/start/start-panel.tsx'
import { useShortcuts } from '#web/features/builder/shortcuts/use-shortcuts.ts'

/** An open resume: form left, paper right, and everything that can be done with it. */
export function Builder({ builder, watch, start }: OpenedBuilder & { start?: StartOffer }) {
  const [scoring] = useState(() => createScoring(builder.store))
  useEffect(() => watch(), [watch])
  useEffect(() => scoring.watch(), [scoring])
  useEffect(() => dismissUndo, [])
  return (
    <BuilderProvider value={builder}>
      <ScoringProvider value={scoring}>
        <Workbench builder={builder} {...(start && { start })} />
      </ScoringProvider>
    </BuilderProvider>
  )
}

function Workbench({ builder, start }: { builder: BuilderParts; start?: StartOffer }) {
  const [view, show] = useView()
  const panel = usePanel(builder.store, show)
  const [open, setOpen] = useState<DialogName | null>(null)
  const [putOff, setPutOff] = useState<Resume | null>(null)
  const isInAccount = useResume((state) => state.resumeId !== null)
  const showScore = () => {
    show('score')
    if (!panel.isOpen) panel.toggle()
  }
  const share = isInAccount ? () => setOpen('share') : undefined
  useResumeWords(builder.store)
  useInterviewMode(builder.store)
  usePreloadInterview()
  useWantedFile(builder)
  useShortcuts(builder, { onCommands: () => setOpen('commands'), onKeyList: () => setOpen('keys') })
  return (
    <div
      onPointerEnter={preloadPanels}
      onFocus={preloadPanels}
      className="flex grow flex-col lg:h-[calc(100dvh-var(--header))] lg:grow-0"
    >
      <BuilderBar
        onCommands={() => setOpen('commands')}
        onEarlier={() => setOpen('earlier')}
        onShare={share}
        onConflict={() => setPutOff(null)}
        score={<ScoreButton isOpen={panel.isOpen} onToggle={panel.toggle} />}
      />
      <div
        className={clsx(
          'grid min-h-0 grow grid-cols-[minmax(0,1fr)] pb-18 lg:grid-cols-2 lg:pb-0',
          panel.isOpen
            ? 'xl:grid-cols-[minmax(0,5fr)_minmax(0,4fr)_22rem] min-[90rem]:grid-cols-[minmax(0,1fr)_clamp(35rem,36vw,41rem)_22rem]'
            : 'xl:grid-cols-[minmax(0,1fr)_minmax(24rem,41rem)]',
        )}
      >
        <FormPane isShown={view === 'edit'} start={start && <StartPanel {...start} onPage={() => show('preview')} />} />
        <PaperPane isShown={view === 'preview'} isUnderScore={panel.isOpen} onFieldClick={() => show('edit')} />
        <ScoreSlot isView={view === 'score'} panel={panel} />
      </div>
      <BottomBar view={view} onView={show} />
      <BuilderDialogs
        builder={builder}
        open={open}
        onOpen={setOpen}
        onScore={showScore}
        onShare={share}
        putOff={putOff}
        onPutOff={setPutOff}
      />
    </div>
  )
}

function FormPane({ isShown, start }: { isShown: boolean; start: ReactNode }) {
  const interviewing = useResume((state) => state.interviewing)
  return (
    <div
      id="builder-form"
      // Positioned, or what is hidden in it for ears only makes the window itself scroll.
      className={clsx('relative min-h-0 scroll-pt-24 scroll-pb-16 lg:block lg:overflow-y-auto', !isShown && 'hidden')}
    >
      {interviewing ? (
        <InterviewSlot />
      ) : (
        <>
          {start}
          {/* On a wide screen it is in the bar. */}
          <div className="px-4 py-3 sm:px-6 sm:pb-0 lg:hidden">
            <InterviewButton className="w-full" />
          </div>
          <EditorTabs />
          {/* On a wide screen it is below the paper. */}
          <PromoSlot className="mx-4 mb-6 flex sm:mx-6 lg:hidden" />
        </>
      )}
    </div>
  )
}

type PaperPaneProps = { isShown: boolean; isUnderScore: boolean; onFieldClick: () => void }

const PaperPane = ({ isShown, isUnderScore, onFieldClick }: PaperPaneProps) => (
  <div
    id="builder-paper"
    className={clsx(
      'min-h-0 border-line lg:border-s',
      // Out of sight it keeps its size: its pages are counted while the form is shown.
      !isShown && 'max-lg:pointer-events-none max-lg:invisible max-lg:fixed max-lg:inset-0 max-lg:-z-10',
      // Where there is no room for three, the score covers it.
      isUnderScore && 'lg:max-xl:invisible lg:max-xl:col-start-2 lg:max-xl:row-start-1',
    )}
  >
    <PreviewPane onFieldClick={onFieldClick} />
  </div>
)

function firstView(search: string): View {
  if (asksForScore(search)) return 'score'
  return new URLSearchParams(search).get('view') === 'preview' ? 'preview' : 'edit'
}

/** On narrow screens form and paper share the window's scroll: each is found again where it was left. */
function useView() {
  const { search } = useLocation()
  const [view, setView] = useState(() => firstView(search))
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
