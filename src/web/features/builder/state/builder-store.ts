import type { ReactNode } from 'react'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { record, redo, seal, startHistory, undo, type History } from '#shared/history/history.ts'
import { withEntryIds } from '#shared/resume/entry-ids.ts'
import type { ResumeContent } from '#shared/resume/schema.ts'
import type { Fitted } from '#shared/template/fit.ts'
import type { EditorTab } from '#web/features/builder/state/field-path.ts'
import { newEntryId } from '#web/features/builder/state/new-entry-id.ts'
import {
  draftOf,
  NO_HOME,
  type Draft,
  type DraftState,
  type Home,
  type SaveState,
} from '#web/persistence/draft-store.ts'

export type BuilderState = DraftState & {
  readonly tab: EditorTab
  /** Whether the interview is shown instead of the form. */
  readonly interviewing: boolean
  /** Ids of the entries whose cards are unfolded. */
  readonly unfolded: ReadonlySet<string>
  /** Whether a file that was brought in is being looked through; leaving is guarded there meanwhile. */
  readonly reviewing: boolean
  readonly activeField: string | null
  /** What may be a slip, by the path of its field; it takes the place of the field's hint. */
  readonly notes?: Readonly<Record<string, ReactNode>>
  readonly pages: number | null
  readonly fitted: Fitted | null
}

export type BuilderStore = ReturnType<typeof createBuilderStore>

/** Typing pauses for this long: the next key begins a new step of undo. */
const PAUSE = 800

/** The one truth of an open resume. Made with the page, one for each resume that is opened. */
export function createBuilderStore(draft: Draft, home: Home = NO_HOME) {
  const opened = named(draft)
  const store = createStore<BuilderState>(() => ({
    ...opened,
    ...home,
    history: startHistory<Draft>(opened),
    saved: opened,
    saveState: { state: 'saved' },
    sent: [],
    storedIn: null,
    tab: 'personal',
    interviewing: false,
    reviewing: false,
    unfolded: firstEntries(opened.content),
    activeField: null,
    pages: null,
    fitted: null,
    leaving: false,
  }))
  return Object.assign(store, editsOf(store))
}

function editsOf(store: StoreApi<BuilderState>) {
  let pause: ReturnType<typeof setTimeout> | undefined
  const go = (history: History<Draft>) => store.setState((state) => showing(state, history))
  const sealNow = () => store.setState((state) => ({ history: seal(state.history) }))
  const editDraft = (change: (draft: Draft) => Draft, group?: string) => {
    const { history } = store.getState()
    go(record(history, change(history.present), group ?? null))
    clearTimeout(pause)
    if (group) pause = setTimeout(sealNow, PAUSE)
  }
  return {
    /** Changes the content; edits of one group without a pause are one step of undo. */
    edit: (change: (content: ResumeContent) => ResumeContent, group?: string) =>
      editDraft((draft) => withContent(draft, change(draft.content)), group),
    rename: (title: string) => editDraft((draft) => (draft.title === title ? draft : { ...draft, title }), 'title'),
    chooseTemplate: (templateId: number | null) =>
      editDraft((draft) => (draft.templateId === templateId ? draft : { ...draft, templateId })),
    /** Takes another draft in as one step, so that undo brings the present one back. */
    replace: (draft: Draft) => {
      const taken = named(draft)
      editDraft(() => taken)
      // Its entries may have other names: the first cards are open as in a resume that was just opened.
      store.setState(({ unfolded }) => ({ unfolded: new Set([...unfolded, ...firstEntries(taken.content)]) }))
    },
    undo: () => go(undo(store.getState().history)),
    redo: () => go(redo(store.getState().history)),
    /** Ends the step of undo that typing has started. */
    seal: sealNow,
    /** Notes that a draft is safe in its home; later edits are unsaved. */
    markSaved: (draft: Draft, home: Partial<Home>) =>
      store.setState(({ history }) => ({
        ...home,
        saved: draft,
        sent: [],
        saveState: { state: history.present === draft ? 'saved' : 'unsaved' },
      })),
  }
}

function showing(state: BuilderState, history: History<Draft>): Partial<BuilderState> {
  const draft = history.present
  if (draft === draftOf(state)) return { history }
  const unsaved: SaveState = { state: draft === state.saved ? 'saved' : 'unsaved' }
  return { ...draft, history, ...(!outlastsEdit(state.saveState) && { saveState: unsaved }) }
}

/** A save that runs or waits for the network, and a choice that is open. */
const outlastsEdit = ({ state }: SaveState) => state === 'saving' || state === 'offline' || state === 'conflict'

/** Entries are moved and edited by their own names. */
const named = ({ title, templateId, content }: Draft): Draft => ({
  title,
  templateId,
  content: withEntryIds(content, newEntryId),
})

const withContent = (draft: Draft, content: ResumeContent): Draft =>
  content === draft.content ? draft : { ...draft, content }

/** The first card of each list is open; the others show what they are by their summary line. */
function firstEntries({ experience, education, projects }: ResumeContent): ReadonlySet<string> {
  return new Set([experience, education, projects].flatMap(([first]) => first?.id ?? []))
}
