import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Plus } from 'lucide-react'
import type { GeneratedContent } from '#shared/interview/schemas.ts'
import { withoutMarks } from '#shared/interview/quoted-lines.ts'
import { Button } from '#web/ui/button.tsx'
import { SourceQuote } from '#web/features/line-provenance/source-quote.tsx'

type Unused = GeneratedContent['unused']
type UnusedListProps = {
  unused: Unused
  /** The whole answer to a question. */
  answerTo: (questionId: string) => string
  /** Whether there is a place for a line in the speaker's own words. */
  canAdd: (one: Unused[number]) => boolean
  /** Adds it and moves the focus there. */
  onAdd: (one: Unused[number]) => void
}

/** What was said but not used, why, and a button that adds it in the speaker's words: nothing is dropped silently. */
export function UnusedList({ unused, answerTo, canAdd, onAdd }: UnusedListProps) {
  const why = useReasons()
  if (unused.length === 0) return null
  return (
    <details open className="border-t border-line pt-5 text-sm">
      <summary className="min-h-6 w-fit cursor-pointer rounded-sm font-semibold">
        <Trans>You also said</Trans>{' '}
        <span className="font-normal text-ink-soft">
          (<Plural value={unused.length} one="# thing not used yet" other="# things not used yet" />)
        </span>
      </summary>
      <ul className="mt-3 grid gap-4">
        {unused.map((one, index) => (
          // Items have no state, so the index works as a key.
          <li key={index} className="grid justify-items-start gap-1">
            <span className="wrap-anywhere text-ink-soft">
              “<SourceQuote of={one.source.quote} answer={answerTo(one.source.questionId)} />”
            </span>
            <span className="text-xs text-ink-faint">{why[one.why]}</span>
            {one.why !== 'repeated' && canAdd(one) && <Add {...one} onAdd={() => onAdd(one)} />}
          </li>
        ))}
      </ul>
    </details>
  )
}

/** Adds it as a skill, or as a line in the speaker's own words, which often needs editing. */
function Add({ source, why, onAdd }: Unused[number] & { onAdd: () => void }) {
  const { t } = useLingui()
  const quote = withoutMarks(source.quote)
  const isSkill = why === 'maybe-skill'
  return (
    <Button
      size="small"
      aria-label={isSkill ? t`Add to skills: “${quote}”` : t`Add in my own words: “${quote}”`}
      onClick={onAdd}
    >
      <Plus aria-hidden />
      {isSkill ? <Trans>Add to skills</Trans> : <Trans>Add in my own words</Trans>}
    </Button>
  )
}

function useReasons(): Readonly<Record<Unused[number]['why'], string>> {
  const { t } = useLingui()
  return {
    negative: t`This says what didn’t happen. Say what you did instead.`,
    unclear: t`It’s not clear what you did yourself. Try a sentence with “I” and a verb.`,
    'too-short': t`This is too short. Add what you did and the result.`,
    ungrounded: t`The line we wrote from this claimed more than you said, so we dropped it.`,
    repeated: t`Another line already says this.`,
    enough: t`A few lines are enough, and your others are stronger.`,
    untold: t`The language model didn’t use this.`,
    'no-skill': t`For skills, only the names are used. Say what you did with them in an answer about your work.`,
    'maybe-skill': t`You mentioned this in passing. If it’s one of your skills, add it.`,
  }
}
