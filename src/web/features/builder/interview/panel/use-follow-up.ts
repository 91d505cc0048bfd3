import { useEffect, useState } from 'react'
import { splitSpaceless } from '#shared/text/spaceless-scripts.ts'
import { FOLLOW_UP_PAUSE } from '#web/lib/delays.ts'

/** What an answer still lacks, as a question; `enough` if nothing. */
export type FollowUp =
  | { readonly state: 'none' }
  | { readonly state: 'ask'; readonly text: string }
  | { readonly state: 'enough' }

/** With fewer words, an answer has only begun, unless a sentence ends. */
const FEWEST_WORDS = 6
const ENDED = /\S\s+\S.*[.!?]\s*$|[。！？।؟]\s*$/su
const NONE: FollowUp = { state: 'none' }

type Given = {
  readonly questionId: string
  readonly answer: string
  /** Checks an answer; null if it lacks nothing. */
  readonly ask: (questionId: string, answer: string, signal: AbortSignal) => Promise<{ readonly text: string } | null>
}

/** Checks an answer whenever typing pauses. It never blocks: without a reply, nothing is shown. */
export function useFollowUp({ questionId, answer, ask }: Given): FollowUp {
  const [said, say] = useState<{ readonly to: string; readonly followUp: FollowUp }>()
  const isEnough = splitSpaceless(answer.trim().split(/\s+/)).length >= FEWEST_WORDS || ENDED.test(answer)
  useEffect(() => {
    if (!isEnough) return
    const given = new AbortController()
    const timer = setTimeout(() => {
      ask(questionId, answer, given.signal).then(
        (found) => {
          if (given.signal.aborted) return
          say({ to: questionId, followUp: found ? { state: 'ask', text: found.text } : { state: 'enough' } })
        },
        // Follow-ups are optional: on failure, typing just continues.
        () => undefined,
      )
    }, FOLLOW_UP_PAUSE)
    return () => {
      clearTimeout(timer)
      given.abort()
    }
  }, [questionId, answer, ask, isEnough])
  return isEnough && said?.to === questionId ? said.followUp : NONE
}
