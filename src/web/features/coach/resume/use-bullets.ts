import { useState } from 'react'
import { useLingui } from '@lingui/react/macro'
import type { ReviewLine } from '#shared/interview/schemas.ts'
import { writeCoachBullet, type CoachBullets } from '#shared/contract/coach.ts'
import type { Resume } from '#shared/contract/resumes.ts'
import { addQuotedLine } from '#shared/interview/quoted-lines.ts'
import type { AnswerPlace } from '#web/features/coach/answer-drafts.ts'
import { addLines, freshResume, removeLines, type Saved, type Target } from '#web/features/coach/resume/save-bullets.ts'
import { toCallError, errorMessage } from '#web/lib/api/call-error.ts'
import { call } from '#web/lib/api/call.ts'
import { handleSignedOut } from '#web/lib/api/signed-out.ts'
import { toast } from '#web/lib/toast.ts'

type Busy = 'opening' | 'writing' | 'saving' | null

/** Lines made of an answer, and their way into a position of a resume. */
export function useBullets(place: AnswerPlace, answer: string, onSaved: () => void) {
  const { t } = useLingui()
  const [resume, setResume] = useState<Resume | null>(null)
  const [written, setWritten] = useState<CoachBullets | null>(null)
  const [busy, setBusy] = useState<Busy>(null)
  const [trouble, setTrouble] = useState<string | null>(null)

  /** Does one thing at a time; failures are shown, and everything stays as it was. */
  async function attempt(what: Busy, work: () => Promise<void>): Promise<void> {
    setBusy(what)
    setTrouble(null)
    try {
      await work()
    } catch (error) {
      if (!handleSignedOut(error)) setTrouble(errorMessage(error))
    } finally {
      setBusy(null)
    }
  }
  const troubles: Record<Exclude<Saved, 'saved'>, string> = {
    'no-position': t`This position is no longer in the resume. Choose another one.`,
    'no-room': t`This position has no room for more bullet points. Remove some in the builder first.`,
    changed: t`The resume was changed somewhere else at the same time. Nothing is lost. Try again.`,
  }
  async function undo(target: Target, added: readonly string[]) {
    try {
      const saved = await removeLines(target, added)
      if (saved === 'saved') toast({ title: t`Removed from your resume` })
      else toast({ title: t`Error`, description: troubles[saved], variant: 'destructive' })
    } catch (error) {
      if (!handleSignedOut(error)) toast({ title: t`Error`, description: errorMessage(error), variant: 'destructive' })
    }
  }
  return {
    resume,
    written,
    busy,
    trouble,
    open: (resumeId: number) =>
      attempt('opening', async () => {
        setWritten(null)
        setResume(null)
        setResume(await freshResume(resumeId))
      }),
    write: (resumeId: number, experience: number) =>
      attempt('writing', async () => {
        const reply = await call(writeCoachBullet, { body: { ...place, answer, resumeId, experience } })
        if (reply.status !== 200) throw toCallError(reply)
        setWritten({ ...reply.body, lines: reply.body.lines.filter(({ path }) => path.startsWith('experience.')) })
      }),
    /** Makes a line of what was said, in its own words. */
    addSaid: (experience: number, source: ReviewLine['source']) =>
      setWritten((now) => now && addQuotedLine(now, source, `experience.${experience}.achievements`)),
    forgetLines: () => setWritten(null),
    save: (target: Target, chosen: readonly string[]) =>
      attempt('saving', async () => {
        const saved = await addLines(target, chosen)
        if (saved !== 'saved') return setTrouble(troubles[saved])
        onSaved()
        toast({
          title: t`Added to your resume`,
          action: { label: t`Undo`, onAct: () => void undo(target, chosen) },
        })
      }),
  }
}
