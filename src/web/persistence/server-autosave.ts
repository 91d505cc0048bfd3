import { type DraftStore } from '#web/persistence/draft-store.ts'
import { draftOf } from '#web/persistence/draft-store.ts'
import { AUTOSAVE_LONGEST, AUTOSAVE_PAUSE, AUTOSAVE_RETRY, AUTOSAVE_RETRY_LONGEST } from '#web/lib/delays.ts'

/** The outcome of a save: done, to be tried again by itself, at the next edit, or when its owner has decided. */
export type SaveOutcome = 'saved' | 'later' | 'refused' | 'held'

/** Saves to the account when typing pauses, when the page is hidden, and again when a save could not reach it. */
export function createServerAutosave(store: DraftStore, save: () => Promise<SaveOutcome>) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let waitsSince: number | null = null
  let failures = 0
  let running: Promise<void> | null = null
  let watching: AbortController | null = null
  /** The version that waits for a decision by the user. */
  let held: string | null = null
  const isDue = () => {
    const state = store.getState()
    const isAskedAbout = state.saveState.state === 'conflict' || held === homeOf(store)
    return draftOf(state) !== state.saved && !state.leaving && !isAskedAbout
  }
  const plan = (wait: number) => {
    clearTimeout(timer)
    timer = setTimeout(() => void run(), wait)
  }
  // Only when there is something to send, and never two at once.
  function run(): Promise<void> {
    if (!running && isDue())
      running = sendNow().finally(() => {
        running = null
      })
    return running ?? Promise.resolve()
  }
  async function sendNow(): Promise<void> {
    clearTimeout(timer)
    waitsSince = null
    const outcome = await save()
    failures = outcome === 'later' ? failures + 1 : 0
    held = outcome === 'held' ? homeOf(store) : null
    if (outcome === 'later') plan(retryAfter(failures))
    else if (outcome === 'saved' && isDue()) plan(AUTOSAVE_PAUSE)
  }
  function handleEdit(): void {
    if (!isDue() || failures > 0) return
    const now = Date.now()
    waitsSince ??= now
    plan(Math.min(AUTOSAVE_PAUSE, waitsSince + AUTOSAVE_LONGEST - now))
  }
  /** Sends now, and then what was typed meanwhile. */
  async function finish(): Promise<boolean> {
    const version = () => store.getState().version
    let seen
    do {
      seen = version()
      // One save after the other.
      // oxlint-disable-next-line no-await-in-loop
      await run()
    } while (isDue() && version() !== seen)
    return draftOf(store.getState()) === store.getState().saved
  }
  return {
    finish,
    /** The returned function saves what is left, and then stops; true when that was something. */
    watch(): () => Promise<boolean> {
      const away = new AbortController()
      watching = away
      const { signal } = away
      const stopEdits = store.subscribe((state, before) => {
        if (draftOf(state) !== draftOf(before)) handleEdit()
      })
      const handleHidden = () => document.visibilityState === 'hidden' && void run()
      document.addEventListener('visibilitychange', handleHidden, { signal })
      window.addEventListener('pagehide', () => void run(), { signal })
      window.addEventListener('online', () => void run(), { signal })
      // A user who was logged out may have logged in again in another tab.
      window.addEventListener('focus', () => void run(), { signal })
      return async () => {
        away.abort()
        stopEdits()
        const isLeft = isDue()
        const isFinished = await finish()
        // Not when it is watched again by now.
        if (watching === away) clearTimeout(timer)
        return isLeft && isFinished
      }
    },
  }
}

function homeOf(store: DraftStore): string {
  const { resumeId, version } = store.getState()
  return `${resumeId} ${version}`
}

const retryAfter = (failures: number) => Math.min(AUTOSAVE_RETRY * 2 ** (failures - 1), AUTOSAVE_RETRY_LONGEST)
