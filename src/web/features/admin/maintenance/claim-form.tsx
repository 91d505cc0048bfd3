import { useState, type FormEvent } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import { ChevronDown } from 'lucide-react'
import type { Claim, ClaimState } from '#shared/claims.ts'
import { CLAIM_TEXTS } from '#web/features/claims/claim-texts.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Textarea } from '#web/ui/textarea.tsx'

type ClaimFormProps = { claim: Claim; state: ClaimState; isBusy: boolean; onSave: (state: ClaimState) => void }

/** A claim that is shown only with its proof, and some in the administrator's own words. */
export function ClaimForm({ claim: { id, asks }, state, isBusy, onSave }: ClaimFormProps) {
  const { t } = useLingui()
  const name = t(CLAIM_TEXTS[id] ?? { id })
  const [text, setText] = useState(state.text ?? '')
  const [source, setSource] = useState(state.source ?? '')
  const [date, setDate] = useState(state.date ?? '')
  const entered = { ...(asks === 'text' && { text }), source, date }
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (!isBusy) onSave({ ...entered, isShown: true })
  }
  return (
    <details className="group text-sm">
      <summary className="flex min-h-12 list-none items-center justify-between gap-4 py-2 [&::-webkit-details-marker]:hidden">
        <span className="min-w-0 grow font-medium wrap-anywhere hyphens-auto">{name}</span>
        <Badge tone={state.isShown ? 'good' : 'neutral'}>
          {state.isShown ? <Trans>Shown</Trans> : <Trans>Not shown</Trans>}
        </Badge>
        <ChevronDown
          aria-hidden
          className="size-4 shrink-0 text-ink-faint transition-transform group-open:rotate-180"
        />
      </summary>
      <form onSubmit={handleSubmit} className="grid max-w-2xl gap-3 pb-4">
        {asks === 'text' && (
          <Field label={<Trans>Text for visitors</Trans>} required>
            <Textarea required maxLength={300} value={text} onChange={(event) => setText(event.currentTarget.value)} />
          </Field>
        )}
        <div className="grid gap-3 sm:grid-cols-[1fr_12rem]">
          <Field label={<Trans>Proof</Trans>} hint={<Trans>Only you and other administrators see it.</Trans>} required>
            <Input required maxLength={300} value={source} onChange={(event) => setSource(event.currentTarget.value)} />
          </Field>
          <Field label={<Trans>Date of the proof</Trans>} required>
            <Input type="date" required value={date} onChange={(event) => setDate(event.currentTarget.value)} />
          </Field>
        </div>
        <div className="flex flex-wrap gap-2">
          <Button type="submit" look="primary" disabled={isBusy}>
            {state.isShown ? <Trans>Save</Trans> : <Trans>Show to visitors</Trans>}
          </Button>
          {state.isShown && (
            <Button disabled={isBusy} onClick={() => onSave({ ...entered, isShown: false })}>
              <Trans>Hide</Trans>
            </Button>
          )}
        </div>
      </form>
    </details>
  )
}
