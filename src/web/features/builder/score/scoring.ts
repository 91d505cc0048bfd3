import { createContext, useContext } from 'react'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import type { BuilderState, BuilderStore } from '#web/features/builder/state/builder-store.ts'
import { SCORE_PAUSE } from '#web/lib/delays.ts'
import { writePosting, readPosting, postingKey } from '#web/persistence/stored-posting.ts'
import { fetchAhead } from '#web/delivery/on-demand.ts'
import { createScorer, type ScorerResult } from '#web/features/score/scorer.ts'
import type { ShownScore } from '#web/features/score/shown-score.ts'

export type ScoringState = {
  /** Null without a name and until the first score is ready. */
  readonly score: ShownScore | null
  /** The score before the last edit. */
  readonly before: number | null
  readonly state: 'idle' | 'running' | 'failed'
  /** The job description as typed. */
  readonly posting: string
  /** The job description included in the score; blank if none. */
  readonly counted: string
  /** Whether matches with the posting are highlighted in the preview. */
  readonly isMarked: boolean
}
export type Scoring = ReturnType<typeof createScoring>

/** Reports how a requested analysis went. */
type Tell = (outcome: ScorerResult['state']) => void

/** Keeps the score of an open resume up to date, after pauses in typing and off the main thread. */
export function createScoring(resume: BuilderStore, open: typeof createScorer = createScorer) {
  const state = createStore<ScoringState>(() => NOTHING)
  let pause: ReturnType<typeof setTimeout> | undefined
  let tell: Tell | undefined
  let begun = false
  const scorer = open((scored) => {
    // Removing the name in the meantime has ended it.
    if (!namesSomebody(resume.getState().content)) return
    state.setState((now) => (scored.state === 'failed' ? { state: 'failed' } : shown(now, scored.score)))
    tell?.(scored.state)
    tell = undefined
  })

  function askNow() {
    clearTimeout(pause)
    const { content } = resume.getState()
    if (!namesSomebody(content)) return state.setState({ score: null, before: null, state: 'idle' })
    state.setState({ state: 'running' })
    scorer.ask({ content, jobDescription: state.getState().counted, today: today() })
  }
  function handleChange(now: BuilderState, before: BuilderState) {
    const [key, old] = [postingKey(now), postingKey(before)]
    if (key !== old && state.getState().posting !== '') keep()
    if (!begun || now.content === before.content) return
    clearTimeout(pause)
    pause = setTimeout(askNow, SCORE_PAUSE)
  }
  function begin() {
    if (begun && state.getState().state !== 'failed') return
    begun = true
    if (state.getState().posting === '') {
      const { typed, counted } = readPosting(postingKey(resume.getState()))
      state.setState({ posting: typed, counted: counted.trim() })
    }
    askNow()
  }
  function write(posting: string) {
    state.setState({ posting })
    keep()
  }
  function keep() {
    const { posting, counted } = state.getState()
    writePosting(postingKey(resume.getState()), { typed: posting, counted })
  }
  return {
    state,
    /** Starts scoring once the browser is idle and online; the returned function stops it. */
    watch() {
      let stopWaiting = () => {}
      let isWatched = true
      // The preview and its fonts load first: the list of skills is large.
      void fontsReady().then(() => {
        if (isWatched) stopWaiting = fetchAhead(begin)
      })
      const stopListening = resume.subscribe(handleChange)
      return () => {
        isWatched = false
        stopWaiting()
        stopListening()
        clearTimeout(pause)
        scorer.close()
        begun = false
      }
    },
    write,
    /** Includes the job description in the score from now on, unless it is blank. */
    analyze(onDone: Tell) {
      tell = onDone
      state.setState(({ posting }) => ({ counted: posting.trim(), isMarked: true }))
      keep()
      askNow()
    },
    /** Removes the job description. */
    forget() {
      state.setState({ posting: '', counted: '', isMarked: false })
      keep()
      askNow()
    },
    retry: askNow,
    mark: (isMarked: boolean) => state.setState({ isMarked }),
  }
}

const NOTHING: ScoringState = {
  score: null,
  before: null,
  state: 'idle',
  posting: '',
  counted: '',
  isMarked: false,
}

/** After an edit that changes the score, the earlier one is shown; a new posting starts over. */
function shown(now: ScoringState, score: ShownScore): Partial<ScoringState> {
  const isSamePosting = (now.score?.match?.text ?? '') === (score.match?.text ?? '')
  // What was not shown as a number did not change.
  const changed = now.score?.isStarted && now.score.score !== score.score ? now.score.score : now.before
  return { score, before: isSamePosting ? changed : null, state: 'idle' }
}

const namesSomebody = ({ personalInfo: { fullName, email } }: BuilderState['content']) =>
  (fullName + email).trim() !== ''

/** Doesn't wait where the font API is missing, as in tests. */
const fontsReady = async (): Promise<unknown> => ('fonts' in document ? document.fonts.ready : undefined)

const today = () => new Date().toISOString().slice(0, 10)

const ScoringContext = createContext<Scoring | null>(null)
export const ScoringProvider = ScoringContext.Provider

export function useScoring(): Scoring {
  const scoring = useContext(ScoringContext)
  if (!scoring) throw new Error('useScoring must be used within a ScoringProvider')
  return scoring
}

export const useScore = <T>(select: (state: ScoringState) => T): T => useStore(useScoring().state, select)
