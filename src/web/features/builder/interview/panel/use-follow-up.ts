import { useEffect, useState } from 'react'
import { followUpQuestion } from '#shared/contract/ai.ts'
import type { Sent } from '#shared/contract/endpoint.ts'
import { sendable } from '#shared/interview/flow.ts'
import type { PersonalInfo, ResumeLanguage } from '#shared/resume/schema.ts'
import { partedWords } from '#shared/text/unparted.ts'
import { call } from '#web/lib/call.ts'
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
  readonly language: ResumeLanguage
  /** What a language model must not read; only those with an account are helped by one. */
  readonly personalInfo: PersonalInfo | undefined
}

/** Looks at an answer whenever its typing pauses. It never stands in the way: without an answer it says nothing. */
export function useFollowUp({ questionId, answer, language, personalInfo }: Given): FollowUp {
  const [said, say] = useState<{ readonly to: string; readonly followUp: FollowUp }>()
  const isEnough = partedWords(answer.trim().split(/\s+/)).length >= FEWEST_WORDS || ENDED.test(answer)
  useEffect(() => {
    if (!isEnough) return
    const given = new AbortController()
    const timer = setTimeout(() => {
      if (!navigator.onLine) return
      askFor(
        { questionId, answer: sendable(answer), language, ...(personalInfo && { personalInfo }) },
        given.signal,
      ).then(
        (followUp) => say({ to: questionId, followUp }),
        // Help that does not come is not missed, and typing goes on.
        () => undefined,
      )
    }, FOLLOW_UP_PAUSE)
    return () => {
      clearTimeout(timer)
      given.abort()
    }
  }, [questionId, answer, language, personalInfo, isEnough])
  return isEnough && said?.to === questionId ? said.followUp : NONE
}

async function askFor(body: Sent<typeof followUpQuestion>, signal: AbortSignal): Promise<FollowUp> {
  const reply = await call(followUpQuestion, { body }, (path, init) => fetch(path, { ...init, signal }))
  if (reply.status !== 200) return NONE
  const { followUp } = reply.body
  return followUp ? { state: 'ask', text: followUp.text } : { state: 'enough' }
}
