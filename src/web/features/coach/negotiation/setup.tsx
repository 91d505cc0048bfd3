import { useEffect, useState, type FormEvent } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import { askProblem } from '#shared/coach/negotiation/hidden-range.ts'
import { loadNegotiationWords } from '#shared/coach/negotiation/load-words.ts'
import { typedPay } from '#shared/coach/negotiation/typed-pay.ts'
import { SCENARIOS, STYLES, type Ask } from '#shared/coach/negotiation/types.ts'
import type { NegotiationRecord } from '#shared/contract/coach-negotiations.ts'
import { LIMITS } from '#shared/resume/schema.ts'
import { textLanguage } from '#shared/text/languages.ts'
import { SCENARIO_NAMES, STYLE_NAMES } from '#web/features/coach/negotiation/labels.ts'
import { OwnFigures, type TypedFigures } from '#web/features/coach/negotiation/own-figures.tsx'
import { Card } from '#web/ui/card.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Select } from '#web/ui/select.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'

type Typed = TypedFigures & { role: string; scenario: string; style: string }

/** The person's own figures and whom they will talk to. Nothing of it goes anywhere before the talk has ended. */
export function Setup({ usualRole, onStart }: { usualRole: string; onStart: (record: NegotiationRecord) => void }) {
  const { i18n } = useLingui()
  const language = textLanguage(i18n.locale) ?? 'en'
  const [typed, setTyped] = useState<Typed>({
    role: usualRole,
    scenario: 'new-job',
    style: 'formal',
    current: '',
    target: '',
    walkAway: '',
    currency: language === 'en' ? 'USD' : 'EUR',
    period: 'year',
  })
  const [isTried, setTried] = useState(false)
  // They are needed once the form is sent.
  useEffect(() => {
    // What fails here is asked for again then.
    loadNegotiationWords(language).catch(() => undefined)
  }, [language])
  const ask = askOf(typed)
  const problem = askProblem(ask)
  const part = {
    typed,
    isTried,
    problem: isTried ? problem : null,
    onChange: (change: Partial<Typed>) => setTyped({ ...typed, ...change }),
  }

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setTried(true)
    if (problem) return focusOn(event.currentTarget, problem)
    const { role: name, scenario, style } = typed
    const seed = Math.floor(Math.random() * 2 ** 31)
    onStart({ seed, language, role: name, scenario, style, ask, moves: [], outcome: null })
  }
  return (
    <Card>
      <form method="post" noValidate className="grid gap-5" onSubmit={handleSubmit}>
        <About {...part} />
        <OwnFigures {...part} />
        <SubmitButton look="primary" className="sm:justify-self-start">
          <Trans>Start negotiating</Trans>
        </SubmitButton>
      </form>
    </Card>
  )
}

function About({ typed, onChange }: { typed: Typed; onChange: (change: Partial<Typed>) => void }) {
  const { t } = useLingui()
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field label={<Trans context="Job to practice for">Role</Trans>} optional className="sm:col-span-2">
        <Input
          value={typed.role}
          maxLength={LIMITS.line}
          placeholder={t`Warehouse manager`}
          onChange={({ target }) => onChange({ role: target.value })}
        />
      </Field>
      <Field label={<Trans>Situation</Trans>}>
        <Select value={typed.scenario} onChange={({ target }) => onChange({ scenario: target.value })}>
          {SCENARIOS.map((scenario) => (
            <option key={scenario} value={scenario}>
              {t(SCENARIO_NAMES[scenario])}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={<Trans>Employer’s style</Trans>}>
        <Select value={typed.style} onChange={({ target }) => onChange({ style: target.value })}>
          {STYLES.map((style) => (
            <option key={style} value={style}>
              {t(STYLE_NAMES[style])}
            </option>
          ))}
        </Select>
      </Field>
    </div>
  )
}

/** What cannot be read is no figure; a blank present pay is none at all. */
function askOf({ current, target, walkAway, currency, period }: TypedFigures): Ask {
  const figure = (text: string) => {
    const typed = typedPay(text, { currency, period })
    return typed.state === 'pay' ? typed.amount : Number.NaN
  }
  const figures = { target: figure(target), walkAway: figure(walkAway), currency, period }
  return current.trim() === '' ? figures : { ...figures, current: figure(current) }
}

const FIELDS = { target: 'target', 'walk-away': 'walkAway', current: 'current' }

function focusOn(form: HTMLFormElement, problem: keyof typeof FIELDS): void {
  form.querySelector<HTMLInputElement>(`[name=${FIELDS[problem]}]`)?.focus()
}
