import { useState, type FormEvent } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from 'react-router'
import { KINDS, type Kind } from '#shared/coach/types.ts'
import { MOST_POSTING } from '#shared/contract/ats.ts'
import { createCoachSession, LEAST_QUESTIONS, MOST_QUESTIONS } from '#shared/contract/coach.ts'
import type { ResumeCard } from '#shared/contract/resumes.ts'
import { INDUSTRY_NAMES } from '#shared/interview/industry-names.ts'
import { LEVELS, type Level } from '#shared/interview/types.ts'
import { LIMITS } from '#shared/resume/schema.ts'
import { KIND_NAMES, LEVEL_NAMES } from '#web/features/coach/names.ts'
import { refusal, sentenceOf } from '#web/lib/call-error.ts'
import { call } from '#web/lib/call.ts'
import { handledSignedOut } from '#web/lib/signed-out.ts'
import { toast } from '#web/lib/toast.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Select } from '#web/ui/select.tsx'
import { Textarea } from '#web/ui/textarea.tsx'

/** What stands in the form before anything was chosen. `industry` is a name as it is sent. */
export type Defaults = { role: string; industry: string; level: Level; resumeId: number | null }
type Wish = Defaults & { kinds: readonly Kind[]; posting: string; questions: number }
type PartProps = { wish: Wish; onChange: (change: Partial<Wish>) => void }

const COUNTS = [LEAST_QUESTIONS, 6, 10, MOST_QUESTIONS]

/** What a session shall be about, filled in as far as the latest session or resume tells. */
export function StartPractice({ defaults, resumes }: { defaults: Defaults; resumes: readonly ResumeCard[] }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const [wish, setWish] = useState<Wish>({ ...defaults, kinds: KINDS, posting: '', questions: 6 })
  const [isStarting, setStarting] = useState(false)
  const [trouble, setTrouble] = useState<string | null>(null)
  const part = { wish, onChange: (change: Partial<Wish>) => setWish({ ...wish, ...change }) }

  async function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (isStarting || wish.kinds.length === 0) return
    setStarting(true)
    setTrouble(null)
    try {
      const { resumeId, kinds, ...rest } = wish
      const body = { ...rest, kinds: [...kinds], ...(resumeId !== null && { resumeId }) }
      const reply = await call(createCoachSession, { body })
      if (reply.status !== 201) throw refusal(reply)
      if (reply.body.removed) toast({ title: t`Your oldest session made room for this one` })
      await navigate(`/interview-prep/${reply.body.session.id}?question=1`)
    } catch (error) {
      if (!handledSignedOut(error)) setTrouble(sentenceOf(error))
    } finally {
      setStarting(false)
    }
  }
  return (
    <Card>
      <form method="post" noValidate className="grid gap-5" onSubmit={(event) => void handleSubmit(event)}>
        <h2 className="text-lg">
          <Trans>Practise for an interview</Trans>
        </h2>
        <About {...part} />
        <Kinds {...part} />
        <Field
          label={<Trans>Your resume</Trans>}
          optional
          hint={<Trans>Some questions are about what stands in it.</Trans>}
        >
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
          hint={<Trans>Questions that have to do with it come first. The posting itself is not kept.</Trans>}
        >
          <Textarea
            rows={3}
            maxLength={MOST_POSTING}
            value={wish.posting}
            onChange={({ target }) => part.onChange({ posting: target.value })}
            className="max-h-60"
          />
        </Field>
        {trouble !== null && (
          <Notice tone="warn" announce title={<Trans>The session could not begin</Trans>}>
            {trouble}
          </Notice>
        )}
        <Button type="submit" look="primary" loading={isStarting} className="sm:justify-self-start">
          <Trans>Start practising</Trans>
        </Button>
      </form>
    </Card>
  )
}

function About({ wish, onChange }: PartProps) {
  const { t, i18n } = useLingui()
  const names = INDUSTRY_NAMES.map((name) => ({ ...name, shown: name[i18n.locale as keyof typeof name] ?? name.en }))
  return (
    <div className="grid gap-4 sm:grid-cols-[1fr_1fr_7rem]">
      <Field label={<Trans>Role</Trans>} className="sm:col-span-3">
        <Input
          value={wish.role}
          maxLength={LIMITS.line}
          placeholder={t`Warehouse manager`}
          onChange={({ target }) => onChange({ role: target.value })}
        />
      </Field>
      <Field label={<Trans>Industry</Trans>}>
        <Select value={wish.industry} onChange={({ target }) => onChange({ industry: target.value })}>
          <option value="">{t`As the role says`}</option>
          {names.map(({ en, shown }) => (
            <option key={en} value={en}>
              {shown}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={<Trans>Level</Trans>}>
        <Select
          value={wish.level}
          onChange={({ target }) => onChange({ level: LEVELS.find((level) => level === target.value) ?? wish.level })}
        >
          {LEVELS.map((level) => (
            <option key={level} value={level}>
              {t(LEVEL_NAMES[level])}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={<Trans>Questions</Trans>}>
        <Select value={wish.questions} onChange={({ target }) => onChange({ questions: Number(target.value) })}>
          {COUNTS.map((count) => (
            <option key={count} value={count}>
              {count}
            </option>
          ))}
        </Select>
      </Field>
    </div>
  )
}

function Kinds({ wish: { kinds }, onChange }: PartProps) {
  const { t } = useLingui()
  return (
    <fieldset className="grid gap-1.5">
      <legend className="mb-1.5 text-sm font-medium">
        <Trans>Kinds of questions</Trans>
      </legend>
      <div className="flex flex-wrap gap-x-5">
        {KINDS.map((kind) => (
          <Checkbox
            key={kind}
            label={t(KIND_NAMES[kind])}
            checked={kinds.includes(kind)}
            onCheckedChange={(isWanted) =>
              onChange({ kinds: KINDS.filter((one) => (one === kind ? isWanted : kinds.includes(one))) })
            }
          />
        ))}
      </div>
      <p aria-live="polite" className="text-xs font-medium text-bad empty:hidden">
        {kinds.length === 0 && <Trans>Choose at least one kind.</Trans>}
      </p>
    </fieldset>
  )
}
