import { Trans, useLingui } from '@lingui/react/macro'
import { MIN_QUESTIONS, MAX_QUESTIONS } from '#shared/contract/coach.ts'
import { INDUSTRY_NAMES } from '#shared/interview/industry-names.ts'
import { LEVELS } from '#shared/interview/types.ts'
import { LIMITS } from '#shared/resume/schema.ts'
import type { PracticeSetupProps } from '#web/features/coach/home/practice-setup.ts'
import { LEVEL_NAMES } from '#web/features/coach/labels.ts'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Select } from '#web/ui/select.tsx'

const COUNTS = [MIN_QUESTIONS, 6, 10, MAX_QUESTIONS]

/** The role that is practiced for, and how many questions there should be. */
export function RoleFields({ wish, onChange }: PracticeSetupProps) {
  const { t, i18n } = useLingui()
  const names = INDUSTRY_NAMES.map((name) => ({ ...name, shown: name[i18n.locale as keyof typeof name] ?? name.en }))
  return (
    <div className="grid gap-4 sm:grid-cols-[1fr_8rem]">
      <Field label={<Trans context="Job to practice for">Role</Trans>} className="sm:col-span-2">
        <Input
          value={wish.role}
          maxLength={LIMITS.line}
          placeholder={t`Warehouse manager`}
          onChange={({ target }) => onChange({ role: target.value })}
        />
      </Field>
      <Field label={<Trans>Industry</Trans>} className="sm:col-span-2">
        <Select value={wish.industry} onChange={({ target }) => onChange({ industry: target.value })}>
          <option value="">{t`Based on the role`}</option>
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
