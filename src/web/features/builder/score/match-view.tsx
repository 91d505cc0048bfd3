import { useState } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import { PostingForm } from '#web/features/builder/score/posting-form.tsx'
import { useScore, useScoring } from '#web/features/builder/score/scoring.ts'
import { Gain } from '#web/features/score/finding-list.tsx'
import { HighlightedPosting } from '#web/features/score/highlighted-posting.tsx'
import type { ShownMatch, ShownTerm } from '#web/features/score/shown-score.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Switch } from '#web/ui/switch.tsx'

/** Posting and resume side by side: what it asks for, where the resume says it, and where it could. */
export function MatchView({ match, onGo }: { match: ShownMatch; onGo: (path: string) => void }) {
  const { t } = useLingui()
  const scoring = useScoring()
  const isMarked = useScore((state) => state.isMarked)
  const [isEditing, edit] = useState(false)
  const open = match.terms.filter(({ gain, evidence }) => evidence === 'none' || gain > 0)
  return (
    <div className="grid gap-4">
      <Switch
        label={t`Highlight matches on the resume`}
        checked={isMarked}
        onCheckedChange={(checked) => scoring.mark(checked)}
      />
      {open.length > 0 && <OpenTerms terms={open} onGo={onGo} />}
      {isEditing ? (
        <PostingForm onDone={() => edit(false)} />
      ) : (
        <div className="grid justify-items-start gap-3">
          <div className="w-full">
            <HighlightedPosting match={match} />
          </div>
          <Button size="small" onClick={() => edit(true)}>
            <Trans>Change job description</Trans>
          </Button>
        </div>
      )}
    </div>
  )
}

/** How many are shown at first. */
const FIRST = 5

function OpenTerms({ terms, onGo }: { terms: readonly ShownTerm[]; onGo: (path: string) => void }) {
  const [isOpen, open] = useState(false)
  const shown = isOpen ? terms : terms.slice(0, FIRST)
  return (
    <div className="grid justify-items-start gap-2">
      <h4 className="text-sm font-medium">
        <Trans>What you could say</Trans>
      </h4>
      <ul className="grid w-full divide-y divide-line">
        {shown.map((term) => (
          <li key={term.key} className="grid gap-1 py-2.5">
            <div className="flex items-start justify-between gap-3">
              <p className="flex flex-wrap items-center gap-2 text-sm font-medium wrap-anywhere">
                {term.form}
                {term.need === 'must' && (
                  <Badge tone="warn">
                    <Trans>required</Trans>
                  </Badge>
                )}
              </p>
              <Gain points={term.gain} />
            </div>
            <p className="text-sm text-ink-soft">
              <Advice term={term} />
            </p>
            <GoThere term={term} onGo={onGo} />
          </li>
        ))}
      </ul>
      {terms.length > FIRST && (
        <Button size="small" look="quiet" onClick={() => open(!isOpen)}>
          {isOpen ? <Trans>Show fewer</Trans> : <Trans>Show all {terms.length}</Trans>}
        </Button>
      )}
    </div>
  )
}

/** Only the user knows what is true, so advice about skills says 'if'. */
function Advice({ term: { form, evidence, seen, placement } }: { term: ShownTerm }) {
  const entry = placement?.entry
  const [own] = seen
  if (evidence === 'context')
    return own ? (
      <Trans>
        You wrote “{own.form}”; the posting says “{form}”. Add its word next to yours.
      </Trans>
    ) : null
  if (evidence === 'list')
    return entry ? (
      <Trans>
        It’s only in a list. If you used {form} in “{entry}”, say what you did with it there.
      </Trans>
    ) : (
      <Trans>It’s only in a list. Add a bullet point about what you did with {form}.</Trans>
    )
  return entry ? (
    <Trans>
      If you used {form} in “{entry}”, say what for. If not, leave it out.
    </Trans>
  ) : (
    <Trans>If you’ve used {form}, say where. If not, leave it out.</Trans>
  )
}

function GoThere({ term: { form, seen, placement }, onGo }: { term: ShownTerm; onGo: (path: string) => void }) {
  const { t } = useLingui()
  // Without a matching entry, the user adds one under Experience.
  const path = placement?.path ?? seen[0]?.path ?? 'experience'
  return (
    <Button
      size="small"
      look="quiet"
      className="-me-2 justify-self-end px-2! text-accent-text!"
      aria-label={t`Go to field: ${form}`}
      onClick={() => onGo(path)}
    >
      <Trans>Go to field</Trans>
    </Button>
  )
}
