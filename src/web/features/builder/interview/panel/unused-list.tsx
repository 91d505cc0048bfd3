import { Plural, useLingui } from '@lingui/react/macro'
import type { GeneratedContent } from '#shared/contract/ai.ts'

type Unused = GeneratedContent['unused']

/** What was said and became no line, and why: nothing goes missing without a word. */
export function UnusedList({ unused }: { unused: Unused }) {
  const why = useReasons()
  if (unused.length === 0) return null
  return (
    <details className="border-t border-line pt-5 text-sm">
      <summary className="min-h-6 w-fit cursor-pointer rounded-sm font-semibold">
        <Plural value={unused.length} one="# thing you said was not used" other="# things you said were not used" />
      </summary>
      <ul className="mt-3 grid gap-3">
        {unused.map(({ source, why: reason }, index) => (
          // The list comes whole and stays as it is.
          <li key={index} className="grid gap-0.5">
            <span className="wrap-anywhere text-ink-soft">“{source.quote}”</span>
            <span className="text-xs text-ink-faint">{why[reason]}</span>
          </li>
        ))}
      </ul>
    </details>
  )
}

function useReasons(): Readonly<Record<Unused[number]['why'], string>> {
  const { t } = useLingui()
  return {
    negative: t`It tells what did not happen. In a resume, what you did says more.`,
    unclear: t`It was not clear what you did yourself. A sentence with “I” and a verb helps.`,
    'too-short': t`It is too short for a line. What you did, and what came of it, would make one.`,
    ungrounded: t`A line was written that said more than you did, so it was dropped.`,
    repeated: t`It is said already.`,
    enough: t`What you said elsewhere was stronger, and a few lines are enough.`,
  }
}
