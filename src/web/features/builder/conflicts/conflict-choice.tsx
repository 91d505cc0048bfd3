import type { ReactNode } from 'react'
import { Trans } from '@lingui/react/macro'
import { clsx } from 'clsx'
import type { Difference } from '#shared/resume/differences.ts'
import { DifferenceValue } from '#web/features/builder/history/difference-value.tsx'
import { useDifferenceName } from '#web/features/builder/history/difference-labels.ts'

type ConflictChoiceProps = { difference: Difference; isNewer: boolean; onChoose: (isNewer: boolean) => void }

/** One difference: what is here and what the newer version says. */
export function ConflictChoice({ difference, isNewer, onChoose }: ConflictChoiceProps) {
  const nameOf = useDifferenceName()
  const side = (newer: boolean, name: ReactNode) => (
    <label className={SIDE}>
      <span className="flex items-center gap-2 text-xs font-medium text-ink-soft">
        <input
          type="radio"
          name={difference.path}
          checked={newer === isNewer}
          onChange={() => onChoose(newer)}
          // Clear of the bar that stays above the list.
          className="size-4 scroll-my-24 accent-accent-solid"
        />
        {name}
      </span>
      <DifferenceValue difference={difference} side={newer ? 'theirs' : 'mine'} />
    </label>
  )
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-medium wrap-anywhere">{nameOf(difference)}</legend>
      <div className="grid gap-2 sm:grid-cols-2">
        {side(false, <Trans>Mine</Trans>)}
        {side(true, <Trans>Newer</Trans>)}
      </div>
    </fieldset>
  )
}

const SIDE = clsx(
  'grid min-h-11 min-w-0 cursor-pointer content-start gap-1.5 rounded-lg border border-line bg-surface p-3',
  'transition-colors hover:bg-sunken has-checked:border-accent-solid has-checked:bg-accent-soft',
  'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
)
