import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import type { WritingStage } from '#shared/contract/ai.ts'
import {
  replaceQuestions,
  goOn,
  isBegun,
  isComplete,
  isLast,
  keepAnswer,
  responsesOf,
  sendable,
  startInterview,
  withNames,
  type Interview,
} from '#shared/interview/flow.ts'
import type { FollowUp } from '#shared/interview/missing.ts'
import type { Piece } from '#shared/writer/types.ts'
import { productsWith } from '#shared/billing/rights.ts'
import { createInterviewer } from '#web/features/builder/interview/panel/interviewer/interviewer.ts'
import { outlineOf, placesOf } from '#shared/interview/outline.ts'
import { reviewOf } from '#shared/interview/review.ts'
import { useBuilder, type Builder } from '#web/features/builder/state/builder-context.tsx'
import {
  isInterviewRemoved,
  storeInterview,
  loadInterview,
} from '#web/features/builder/interview/panel/interview-storage.ts'
import { languageOf } from '#web/features/builder/interview/panel/language-of.ts'
import { mergeInterview } from '#web/features/builder/interview/panel/merge-interview.ts'
import { leaveForSignIn } from '#web/features/builder/saving/save-resume.ts'
import { CallError, errorMessage } from '#web/lib/api/call-error.ts'
import { translate } from '#web/lib/i18n.ts'
import {
  removeInterview,
  onInterviewChange,
  readInterview,
  type InterviewKey,
} from '#web/persistence/stored-interview.ts'
import { showedUpgradePrompt } from '#web/features/plans/upgrade-prompt.ts'
import { toast } from '#web/lib/toast.ts'
import { postingKey } from '#web/persistence/stored-posting.ts'

export type InterviewState = {
  readonly interview: Interview
  /** 'start': role and level are not known yet. */
  readonly load: 'start' | 'loading' | 'failed' | 'ready'
  /** The progress of writing; null if nothing is being written. */
  readonly writing: WritingStage | null
  /** Why nothing could be written, as a sentence. */
  readonly trouble: string | null
  /** False if storage is blocked: answers then last only as long as the page. */
  readonly isKept: boolean
}

type OpenInterview = ReturnType<typeof openInterview>

/** One per open resume: closing the panel doesn't interrupt anything. */
const opened = new WeakMap<Builder, OpenInterview>()

export function useInterview(): OpenInterview {
  const builder = useBuilder()
  const interview = opened.get(builder) ?? openInterview(builder)
  opened.set(builder, interview)
  return interview
}

export const useInterviewState = <T>(select: (state: InterviewState) => T): T => useStore(useInterview().state, select)

/** The interview of an open resume, saved in the browser on every keystroke. */
function openInterview(builder: Builder) {
  const { store } = builder
  const interviewer = createInterviewer(builder.writer)
  const keyNow = () => postingKey(store.getState())
  const state = createStore<InterviewState>(() => ({
    interview: startInterview(),
    load: 'start',
    writing: null,
    trouble: null,
    isKept: true,
  }))

  /** Its key in storage; null if it isn't stored. */
  let keptAt: InterviewKey = null

  /** Shows an interview and stores it once it has an answer. */
  function show(interview: Interview): void {
    if (isBegun(interview)) builder.giveHome()
    const isWorthIt = isBegun(interview) || readInterview(keyNow()) !== null
    const isKept = isWorthIt && storeInterview(keyNow(), interview)
    keptAt = isKept ? keyNow() : null
    state.setState({ interview, isKept: isKept || !isWorthIt })
  }
  function beginAnew(): void {
    begun += 1
    removeInterview(keyNow())
    keptAt = null
    const { about } = state.getState().interview
    followUps.clear()
    state.setState({
      interview: { ...startInterview(), about },
      load: about ? 'loading' : 'start',
      writing: null,
      trouble: null,
    })
  }
  const isBusy = () => state.getState().writing !== null || state.getState().interview.isReviewing
  const change = (step: (interview: Interview) => Interview) => show(step(state.getState().interview))

  /** Count interviews started and requests for questions: replies to earlier ones are dropped. */
  let [begun, loads] = [0, 0]

  /** Follow-ups so far, by question: none is repeated for another question. */
  const followUps = new Map<string, Piece>()

  async function load(about = state.getState().interview.about): Promise<void> {
    if (!about) return state.setState({ load: 'start' })
    const { content } = store.getState()
    const places = placesOf(content)
    const own = (loads += 1)
    const wasBusy = isBusy()
    const { interview } = state.getState()
    // Keeps role and level, so that they are not asked for again if the questions fail to load.
    if (interview.questions.length === 0) state.setState({ load: 'loading', interview: { ...interview, about } })
    try {
      const { industry, level: experienceLevel, targetRole } = about
      const resume = outlineOf(content, places)
      const language = languageOf(builder)
      const questions = await interviewer.questions({ industry, experienceLevel, targetRole, language, resume })
      if (own !== loads) return
      // Late questions don't interrupt writing or reviewing.
      if (!wasBusy && isBusy()) return state.setState({ load: 'ready' })
      change((interview) => replaceQuestions(interview, about, questions, places))
      state.setState({ load: 'ready', trouble: null })
    } catch (error) {
      if (own !== loads) return
      console.warn('The questions of the interview did not come', error)
      const { questions, about: asked } = state.getState().interview
      // Questions that are already loaded can still be answered.
      state.setState({ load: questions.length > 0 ? 'ready' : 'failed' })
      if (questions.length > 0 && about !== asked)
        tellFailed(msg`Failed to load interview questions. Please try again.`)
    }
  }

  async function write(): Promise<void> {
    const { interview, writing } = state.getState()
    const { about, places } = interview
    if (writing || !about) return
    if (builder.writer === 'none') return tellNotInPlan()
    const { content } = store.getState()
    const own = begun
    state.setState({ writing: { stage: 'reading', lines: 0 }, trouble: null })
    try {
      const answers = {
        interviewResponses: [...responsesOf(interview)],
        personalInfo: content.personalInfo,
        targetRole: about.targetRole,
        industry: about.industry,
        language: languageOf(builder),
        resume: outlineOf(content, places),
      }
      const outcome = await interviewer.write(answers, (stage) => own === begun && state.setState({ writing: stage }))
      if (own !== begun) return
      if ('content' in outcome)
        return change((now) => ({ ...now, review: reviewOf(outcome.content, places, now.review), isReviewing: true }))
      await load()
      state.setState({ trouble: translate(msg`Some questions have changed. Answer the new ones and try again.`) })
    } catch (error) {
      if (own !== begun) return
      if (isSignedOut(error)) return leaveForSignIn(store)
      state.setState({ trouble: errorMessage(error) })
      if (showedUpgradePrompt(error)) return
      tellFailed(msg`Failed to generate content. Please try again.`)
    } finally {
      if (own === begun) state.setState({ writing: null })
    }
  }

  /** What the answer to a question still lacks; null if nothing. */
  async function followUp(questionId: string, answer: string, signal: AbortSignal): Promise<FollowUp | null> {
    const { content } = store.getState()
    const asked = [...followUps].flatMap(([id, piece]) => (id === questionId ? [] : [piece]))
    const personalInfo = builder.signedIn ? { personalInfo: content.personalInfo } : {}
    const given = { questionId, answer: sendable(answer), language: languageOf(builder), asked, ...personalInfo }
    const found = await interviewer.followUp(given, signal)
    if (found) followUps.set(questionId, found.piece)
    return found
  }

  /** Another tab may have changed or removed it; the state here must not overwrite that. */
  function catchUp(): void {
    const kept = loadInterview(keyNow())
    if (!kept) {
      if (keptAt === keyNow() && isInterviewRemoved(keptAt)) beginAnew()
      return
    }
    keptAt = keyNow()
    const interview = withNames(kept, placesOf(store.getState().content))
    state.setState({ interview, ...(kept.questions.length > 0 && { load: 'ready' }) })
  }
  return {
    state,
    change,
    load,
    write,
    followUp,
    /** Loads questions for the current resume, and follows other tabs until the returned function is called. */
    open(): () => void {
      catchUp()
      // Written lines are reviewed first.
      if (!state.getState().interview.isReviewing) void load()
      return onInterviewChange((key) => {
        if (key !== keyNow()) return
        const own = begun
        catchUp()
        if (own !== begun) void load()
      })
    },
    /** Stores the answer to the current question; after the last one, writes the lines. */
    async goOn(): Promise<void> {
      const wasLast = isLast(state.getState().interview)
      change(goOn)
      if (wasLast && isComplete(state.getState().interview)) await write()
    },
    /** Writes lines from the answers so far, with what is in the field. */
    async finishEarly(): Promise<void> {
      change(keepAnswer)
      await write()
    },
    async startOver(): Promise<void> {
      beginAnew()
      await load()
    },
    /** Merges the accepted lines into the resume and ends the interview, unless that is undone. */
    finish(): void {
      const { interview } = state.getState()
      // Removed before the form is shown, whose button would offer to continue it.
      beginAnew()
      // An interview started since then is not replaced by the finished one.
      mergeInterview(builder, interview, () => isBegun(state.getState().interview) || show(interview))
    },
  }
}

function tellNotInPlan(): void {
  const message = translate(
    msg`Your plan doesn’t include content from the AI interview. The questions are free, and your answers stay in this browser.`,
  )
  showedUpgradePrompt({ status: 402, body: { message, code: 'plan_ai_content', openedBy: productsWith('aiContent') } })
}

function tellFailed(sentence: MessageDescriptor): void {
  toast({ title: translate(msg`Error`), description: translate(sentence), variant: 'destructive' })
}

const isSignedOut = (error: unknown) => error instanceof CallError && error.status === 401
