import type { Resume } from '#shared/contract/resumes.ts'
import type { History } from '#shared/history/history.ts'
import type { ResumeContent } from '#shared/resume/schema.ts'
import type { StoredIn } from '#web/persistence/indexeddb.ts'
import type { LocalResume } from '#web/persistence/local-resume.ts'

/** All that a person decides about one resume; what undo and redo go through. */
export type Draft = {
  readonly title: string
  readonly templateId: number | null
  readonly content: ResumeContent
}
export type SaveState =
  | { readonly state: 'saved' }
  | { readonly state: 'unsaved' }
  /** Quiet when it was not asked for. */
  | { readonly state: 'saving'; readonly quiet?: boolean }
  | { readonly state: 'offline'; readonly since: Date }
  /** Refused when neither trying again nor signing in nor another plan would help. */
  | { readonly state: 'failed'; readonly sentence: string; readonly isRefused?: boolean }
  | { readonly state: 'conflict'; readonly theirs: Resume }

/** Where the resume lives: on the server under an id and the version last seen, in this browser, or nowhere yet. */
export type Home = {
  readonly resumeId: number | null
  readonly version: number | null
  readonly local: LocalHome | null
}
/** What a resume in the browser keeps of itself while its text is rewritten, and when this tab last saw it written. */
export type LocalHome = Pick<LocalResume, 'id' | 'createdAt' | 'earlier' | 'key'> &
  Partial<Pick<LocalResume, 'updatedAt'>>
export const NO_HOME: Home = { resumeId: null, version: null, local: null }

/** What persistence reads and writes of an open resume. */
export type DraftState = Draft &
  Home & {
    readonly history: History<Draft>
    /** The draft that was last saved or opened. The same object again means nothing is unsaved. */
    readonly saved: Draft
    readonly saveState: SaveState
    /** Fingerprints of texts sent to the server whose arrival was not confirmed. */
    readonly sent: readonly string[]
    /** Where the browser stores what was typed, once it does. */
    readonly storedIn: StoredIn | null
    /** True once the page is being left on purpose, so that nothing asks again. */
    readonly leaving: boolean
  }

/** The part of the builder's store that persistence works with. */
export type DraftStore = {
  getState(): DraftState
  setState(change: Partial<DraftState> | ((state: DraftState) => Partial<DraftState>)): void
  subscribe(listener: (state: DraftState, before: DraftState) => void): () => void
  /** Takes in another draft as one step, so that undo brings the present one back. */
  replace(draft: Draft): void
  /** Notes that a draft is safe in its home. Later edits are unsaved. */
  markSaved(draft: Draft, home: Partial<Home>): void
}

export const draftOf = (state: DraftState): Draft => state.history.present
