import { Trans, useLingui } from '@lingui/react/macro'
import { KINDS } from '#shared/coach/types.ts'
import type { PracticeSetupProps } from '#web/features/coach/home/practice-setup.ts'
import { KIND_NAMES } from '#web/features/coach/labels.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'

/** Which kinds of questions should come; without any there is nothing to ask. */
export function QuestionKinds({ wish: { kinds }, onChange }: PracticeSetupProps) {
  const { t } = useLingui()
  return (
    <fieldset className="grid gap-1.5">
      <legend className="mb-1.5 text-sm font-medium">
        <Trans>Question types</Trans>
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
      <p aria-live="polite" className="text-xs font-medium text-bad empty:sr-only">
        {kinds.length === 0 && <Trans>Choose at least one type.</Trans>}
      </p>
    </fieldset>
  )
}
