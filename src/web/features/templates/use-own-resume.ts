import { useEffect, useRef, useState } from 'react'
import { useLingui } from '@lingui/react/macro'
import type { ResumeContent } from '#shared/resume/schema.ts'
import type { OwnResume } from '#web/features/templates/own-resumes.ts'
import { errorMessage } from '#web/lib/api/call-error.ts'
import { toast } from '#web/lib/toast.ts'
import { hasDrafts } from '#web/persistence/has-drafts.ts'
import { useVisitor } from '#web/lib/visitor.ts'

export type OwnResumeChoice = {
  /** Last changed first; empty as long as none is known. */
  readonly resumes: readonly OwnResume[]
  /** The key of the one that is shown, or null for the sample. */
  readonly chosen: string | null
  /** The one that is shown once it has come; null is the sample. */
  readonly content: ResumeContent | null
  readonly choose: (key: string | null) => void
}

/** Which resume the templates show: the sample at first, and one of the visitor's own if there is one. */
export function useOwnResume(): OwnResumeChoice {
  const { t } = useLingui()
  const isSignedIn = useVisitor().user !== null
  const [resumes, setResumes] = useState<readonly OwnResume[]>([])
  const [chosen, setChosen] = useState<string | null>(null)
  const [content, setContent] = useState<ResumeContent | null>(null)
  /** Counts the choices, since only the last one counts. */
  const choices = useRef(0)

  useEffect(() => {
    // Most visitors have none, and need no code that lists them.
    if (!isSignedIn && !hasDrafts()) return
    let isGone = false
    const list = async () => {
      const { ownResumes } = await import('#web/features/templates/own-resumes.ts')
      const found = await ownResumes(isSignedIn)
      if (!isGone) setResumes(found)
    }
    // Offline the switch is missing and the samples stay.
    list().catch(() => undefined)
    return () => {
      isGone = true
    }
  }, [isSignedIn])

  async function choose(key: string | null) {
    const choice = ++choices.current
    const wanted = resumes.find((resume) => resume.key === key)
    setChosen(wanted ? key : null)
    if (!wanted) return setContent(null)
    try {
      const read = await wanted.read()
      if (choice === choices.current) setContent(read)
    } catch (error) {
      if (choice !== choices.current) return
      setChosen(null)
      setContent(null)
      toast({ title: t`Couldn’t open this resume`, description: errorMessage(error), variant: 'destructive' })
    }
  }
  return { resumes, chosen, content, choose: (key) => void choose(key) }
}
