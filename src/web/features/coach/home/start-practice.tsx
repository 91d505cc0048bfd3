import { useState, type FormEvent } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from 'react-router'
import { KINDS } from '#shared/coach/types.ts'
import { MAX_POSTING } from '#shared/contract/ats.ts'
import { createCoachSession } from '#shared/contract/coach.ts'
import type { ResumeCard } from '#shared/contract/resumes.ts'
import { RoleFields } from '#web/features/coach/home/role-fields.tsx'
import { QuestionKinds } from '#web/features/coach/home/question-kinds.tsx'
import type { Defaults, PracticeSetup } from '#web/features/coach/home/practice-setup.ts'
import { toCallError, errorMessage } from '#web/lib/api/call-error.ts'
import { call } from '#web/lib/api/call.ts'
import { handleSignedOut } from '#web/lib/api/signed-out.ts'
import { toast } from '#web/lib/toast.ts'
import { Card } from '#web/ui/card.tsx'
import { Field } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Select } from '#web/ui/select.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import { Textarea } from '#web/ui/textarea.tsx'

/** What a session should be about, filled in as far as the latest session or resume tells. */
export function StartPractice({ defaults, resumes }: { defaults: Defaults; resumes: readonly ResumeCard[] }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const [wish, setWish] = useState<PracticeSetup>({ ...defaults, kinds: KINDS, posting: '', questions: 6 })
  const [isStarting, setStarting] = useState(false)
  const [trouble, setTrouble] = useState<string | null>(null)
  const part = { wish, onChange: (change: Partial<PracticeSetup>) => setWish({ ...wish, ...change }) }

  async function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (isStarting || wish.kinds.length === 0) return
    setStarting(true)
    setTrouble(null)
    try {
      const { resumeId, kinds, ...rest } = wish
      const body = { ...rest, kinds: [...kinds], ...(resumeId !== null && { resumeId }) }
      const reply = await call(createCoachSession, { body })
      if (reply.status !== 201) throw toCallError(reply)
      if (reply.body.removed) toast({ title: t`Your oldest session was deleted to make room` })
      await navigate(`/interview-prep/${reply.body.session.id}?question=1`)
    } catch (error) {
      if (!handleSignedOut(error)) setTrouble(errorMessage(error))
    } finally {
      setStarting(false)
    }
  }
  return (
    <Card>
      <form method="post" noValidate className="grid gap-5" onSubmit={(event) => void handleSubmit(event)}>
        <h2 className="text-lg">
          <Trans>Practice for an interview</Trans>
        </h2>
        <RoleFields {...part} />
        <QuestionKinds {...part} />
        <Field label={<Trans>Your resume</Trans>} optional hint={<Trans>Some questions will be about it.</Trans>}>
          <Select
            value={wish.resumeId ?? ''}
            onChange={({ target }) => part.onChange({ resumeId: target.value === '' ? null : Number(target.value) })}
          >
            <option value="">{t`No resume`}</option>
            {resumes.map(({ id, title }) => (
              <option key={id} value={id}>
                {title.trim() || t`Untitled resume`}
              </option>
            ))}
          </Select>
        </Field>
        <Field
          label={<Trans>Job posting</Trans>}
          optional
          hint={<Trans>Related questions come first. We keep only the job title from it.</Trans>}
        >
          <Textarea
            rows={3}
            maxLength={MAX_POSTING}
            value={wish.posting}
            onChange={({ target }) => part.onChange({ posting: target.value })}
            className="max-h-60"
          />
        </Field>
        {trouble !== null && (
          <Notice tone="warn" announce title={<Trans>We couldn’t start the session</Trans>}>
            {trouble}
          </Notice>
        )}
        <SubmitButton look="primary" loading={isStarting} className="sm:justify-self-start">
          <Trans>Start practicing</Trans>
        </SubmitButton>
      </form>
    </Card>
  )
}
