import { useState, type FormEvent, type ReactNode } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import type { Preset } from '#shared/interview/preset.ts'
import { LEVELS, type Level } from '#shared/interview/types.ts'
import { LIMITS } from '#shared/resume/schema.ts'
import { useIndustries, useLevels } from '#web/features/builder/interview/panel/about-labels.ts'
import { useInterview } from '#web/features/builder/interview/panel/interview.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Select } from '#web/ui/select.tsx'

type AboutFormProps = {
  beginning: Preset
  /** The button's label. */
  submit: ReactNode
  onDone?: () => void
  /** Whether the level was found in the resume's titles or dates, to be checked. */
  isSuggested?: boolean
  /** A button before the others. */
  before?: ReactNode
  children?: ReactNode
}

/** Role, level and industry, by which the questions are chosen. Only what the resume says is filled in. */
export function AboutForm({ beginning, submit, onDone, isSuggested, before, children }: AboutFormProps) {
  const { t } = useLingui()
  const { load } = useInterview()
  const [wanted, want] = useState(beginning)
  const [isLoading, setLoading] = useState(false)
  const industries = useIndustries()
  const levels = useLevels()
  async function handleSubmit(event: FormEvent) {
    event.preventDefault()
    const { level } = wanted
    if (level === '') return
    setLoading(true)
    await load({ ...wanted, level, targetRole: wanted.targetRole.trim() })
    setLoading(false)
    onDone?.()
  }
  return (
    <form onSubmit={(event) => void handleSubmit(event)} className="grid gap-4 sm:grid-cols-2">
      <Field
        label={<Trans>Target role</Trans>}
        hint={<Trans>The job you want. We don’t present it as experience you have.</Trans>}
        className="sm:col-span-2"
      >
        <Input
          value={wanted.targetRole}
          maxLength={LIMITS.line}
          placeholder={t`For example, truck driver`}
          onChange={({ target }) => want({ ...wanted, targetRole: target.value })}
        />
      </Field>
      <Field
        label={<Trans>Level</Trans>}
        hint={isSuggested && <Trans>Suggested by your jobs. Change it if it’s wrong.</Trans>}
      >
        <Select
          required
          value={wanted.level}
          // The list offers only these values.
          onChange={({ target }) => want({ ...wanted, level: target.value as Level | '' })}
        >
          <option value="">{t`Choose your level`}</option>
          {LEVELS.map((level) => (
            <option key={level} value={level}>
              {levels[level]}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={<Trans>Industry (optional)</Trans>}>
        <Select value={wanted.industry} onChange={({ target }) => want({ ...wanted, industry: target.value })}>
          <option value="">{t`Not sure`}</option>
          {industries.map(({ value, name }) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      <div className="flex flex-wrap items-center gap-3 sm:col-span-2">
        {before}
        <Button type="submit" look="primary" loading={isLoading}>
          {submit}
        </Button>
        {children && <p className="text-xs text-ink-faint">{children}</p>}
      </div>
    </form>
  )
}
