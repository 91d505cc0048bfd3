import { useId, useState, type FormEvent } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import { SlidersHorizontal } from 'lucide-react'
import type { About } from '#shared/interview/flow.ts'
import { INDUSTRY_NAMES } from '#shared/interview/industry-names.ts'
import { LEVELS, type Level } from '#shared/interview/types.ts'
import { LIMITS, RESUME_LANGUAGES } from '#shared/resume/schema.ts'
import { useInterview, useInterviewState } from '#web/features/builder/interview/panel/interview.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Select } from '#web/ui/select.tsx'

/** What the questions are chosen by, and the way to other ones. */
export function AboutLine() {
  const about = useInterviewState((state) => state.interview.about)
  const [isOpen, open] = useState(false)
  const id = useId()
  const industry = useIndustries().find(({ value }) => value === about.industry)?.name ?? about.industry
  const level = useLevels()[about.level]
  return (
    <div className="grid gap-3 rounded-lg border border-line bg-surface p-3">
      <div className="flex items-center justify-between gap-3">
        <p className="min-w-0 text-sm font-medium wrap-anywhere">
          {[industry, level, about.targetRole].filter(Boolean).join(' · ')}
        </p>
        <Button
          look="quiet"
          size="small"
          className="-my-1 -mr-1"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => open(!isOpen)}
        >
          <SlidersHorizontal aria-hidden />
          <Trans>Change</Trans>
        </Button>
      </div>
      <div id={id} className={isOpen ? undefined : 'hidden'}>
        {isOpen && <AboutForm about={about} onDone={() => open(false)} />}
      </div>
    </div>
  )
}

function AboutForm({ about, onDone }: { about: About; onDone: () => void }) {
  const { load } = useInterview()
  const [wanted, want] = useState(about)
  const [isLoading, setLoading] = useState(false)
  const industries = useIndustries()
  const levels = useLevels()
  async function handleSubmit(event: FormEvent) {
    event.preventDefault()
    setLoading(true)
    await load({ ...wanted, targetRole: wanted.targetRole.trim() })
    setLoading(false)
    onDone()
  }
  return (
    <form onSubmit={(event) => void handleSubmit(event)} className="grid gap-4 sm:grid-cols-2">
      <Field label={<Trans>Industry</Trans>}>
        <Select value={wanted.industry} onChange={({ target }) => want({ ...wanted, industry: target.value })}>
          {industries.map(({ value, name }) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={<Trans>Level</Trans>}>
        <Select
          value={wanted.level}
          // The list offers only these values.
          onChange={({ target }) => want({ ...wanted, level: target.value as Level })}
        >
          {LEVELS.map((level) => (
            <option key={level} value={level}>
              {levels[level]}
            </option>
          ))}
        </Select>
      </Field>
      <Field
        label={<Trans>Target role</Trans>}
        hint={<Trans>What you are applying for. It is never told as something you have been.</Trans>}
        className="sm:col-span-2"
      >
        <Input
          value={wanted.targetRole}
          maxLength={LIMITS.line}
          onChange={({ target }) => want({ ...wanted, targetRole: target.value })}
        />
      </Field>
      <div className="flex flex-wrap items-center gap-3 sm:col-span-2">
        <Button type="submit" look="primary" size="small" loading={isLoading}>
          <Trans>Ask accordingly</Trans>
        </Button>
        <p className="text-xs text-ink-faint">
          <Trans>Answers to questions that stay are kept.</Trans>
        </p>
      </div>
    </form>
  )
}

/** The English name is what is sent, the other is shown. */
function useIndustries(): readonly { readonly value: string; readonly name: string }[] {
  const { i18n } = useLingui()
  const language = RESUME_LANGUAGES.find((each) => each === i18n.locale) ?? 'en'
  return INDUSTRY_NAMES.map((names) => ({ value: names.en, name: names[language] }))
}

function useLevels(): Readonly<Record<Level, string>> {
  const { t } = useLingui()
  return {
    'Entry-level': t`Entry-level`,
    'Mid-level': t`Mid-level`,
    Senior: t`Senior`,
    Lead: t`Lead`,
    Executive: t`Executive`,
  }
}
