import { useState } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import { Info } from 'lucide-react'
import type { EmployerTactic, OwnTactic } from '#shared/coach/negotiation/types.ts'
import { EMPLOYER_TACTIC_NAMES } from '#web/features/coach/negotiation/labels.ts'
import { EMPLOYER_TACTIC_WHYS, OWN_TACTIC_WHYS } from '#web/features/coach/negotiation/tactic-messages.ts'
import { Button } from '#web/ui/button.tsx'

/** What someone did, and what it is for. */
export function OwnNote({ tactic }: { tactic: OwnTactic }) {
  const { t } = useLingui()
  return <p className="text-end text-xs text-ink-soft">{t(OWN_TACTIC_WHYS[tactic])}</p>
}

type TheirNoteProps = {
  tactic: EmployerTactic
  /** A suggested answer, in the language of the talk. */
  answer: string
  lang: string
  onUse?: (words: string) => void
}

/** The name is there at once; what it is for and what to say to it are shown on demand. */
export function TheirNote({ tactic, answer, lang, onUse }: TheirNoteProps) {
  const { t } = useLingui()
  const [isOpen, open] = useState(false)
  const name = t(EMPLOYER_TACTIC_NAMES[tactic])
  return (
    <div className="grid justify-items-start gap-2">
      <Button size="small" aria-expanded={isOpen} onClick={() => open(!isOpen)}>
        <Info aria-hidden />
        <Trans>Tactic: {name}</Trans>
      </Button>
      {isOpen && (
        <div className="grid justify-items-start gap-2 rounded-lg border border-accent-line bg-accent-soft p-3 text-sm">
          <p>{t(EMPLOYER_TACTIC_WHYS[tactic])}</p>
          <p>
            <span className="font-medium">
              <Trans>You could answer:</Trans>
            </span>{' '}
            “<span lang={lang}>{answer}</span>”
          </p>
          {onUse && (
            <Button size="small" onClick={() => onUse(answer)}>
              <Trans>Use these words</Trans>
            </Button>
          )}
        </div>
      )}
    </div>
  )
}
