import { useEffect, useState } from 'react'
import { splitSpaceless } from '#shared/text/spaceless-scripts.ts'
import { FOLLOW_UP_PAUSE } from '#web/lib/delays.ts'

/** What an answer still lacks, in a question; `enough` when it lacks nothing. */
export type FollowUp =
  | { readonly state: 'none' }
  | { readonly state: 'ask'; readonly text: string }
  | { readonly state: 'enough' }

/** Fewer words are the beginning of an answer, not one that lacks something; where a sentence ends, one was given. */
const FEWEST_WORDS = 6
const ENDED = /\S\s+\S.*[.!?]\s*$|[。！？।؟]\s*$/su
const NONE: FollowUp = { state: 'none' }

type Given = {
  readonly questionId: string
  readonly answer: string
  /** Looks at an answer; null where it lacks nothing. */
  readonly ask: (questionId: string, answer: string, signal: AbortSignal) => Promise<{ readonly text: string } | null>
}

/** Looks at an answer whenever its typing pauses. It never blocks anything: without a reply it says nothing. */
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
        // Help that does not come is not missed, and typing goes on.
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
