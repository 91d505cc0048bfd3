import { useId, useState } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import {
  LEVERS,
  OWN_TACTICS,
  type Lever,
  type Move,
  type Negotiation,
  type OwnTactic,
} from '#shared/coach/negotiation/types.ts'
import { FigureForm } from '#web/features/coach/negotiation/figure-form.tsx'
import { LEVER_NAMES, OWN_TACTIC_NAMES } from '#web/features/coach/negotiation/labels.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'

type TacticButtonsProps = { talk: Negotiation; onMove: (move: Move) => void }
/** Those that need something to be filled in first. */
type Asking = 'anchor' | 'range' | 'bundle'
const ASKING: readonly OwnTactic[] = ['anchor', 'range', 'bundle'] satisfies readonly Asking[]
const isAsking = (tactic: OwnTactic): tactic is Asking => ASKING.includes(tactic)

/** Moves by name, for anyone who does not find the words. */
export function TacticButtons({ talk, onMove }: TacticButtonsProps) {
  const { t } = useLingui()
  const heading = useId()
  const [asking, ask] = useState<Asking | null>(null)
  /** What was filled in goes; who is at the keyboard goes on from the button that had opened it. */
  function handleMove(move: Move) {
    if (asking) document.getElementById(`${heading}-${asking}`)?.focus()
    ask(null)
    onMove(move)
  }
  return (
    <section aria-labelledby={heading} className="grid gap-3">
      <h2 id={heading} className="text-sm font-semibold tracking-normal">
        <Trans>Or choose a tactic</Trans>
      </h2>
      <div className="flex flex-wrap gap-2">
        {OWN_TACTICS.map((tactic) => (
          <Button
            key={tactic}
            id={`${heading}-${tactic}`}
            size="small"
            disabled={tactic === 'accept' && talk.offer === null}
            {...(isAsking(tactic) && { 'aria-expanded': asking === tactic })}
            onClick={() =>
              isAsking(tactic) ? ask(asking === tactic ? null : tactic) : handleMove({ kind: 'tactic', tactic })
            }
          >
            {t(OWN_TACTIC_NAMES[tactic])}
          </Button>
        ))}
      </div>
      {asking === 'bundle' && <Levers onMove={handleMove} />}
      {asking && asking !== 'bundle' && (
        <FigureForm key={asking} tactic={asking} ask={talk.ask} className={BOX} onMove={handleMove} />
      )}
    </section>
  )
}

const BOX = 'grid gap-3 rounded-lg border border-line bg-surface p-4'

function Levers({ onMove }: { onMove: (move: Move) => void }) {
  const { t } = useLingui()
  const [chosen, choose] = useState<readonly Lever[]>([])
  return (
    <form
      method="post"
      className={BOX}
      onSubmit={(event) => {
        event.preventDefault()
        if (chosen.length > 0) onMove({ kind: 'tactic', tactic: 'bundle', levers: chosen.join(',') })
      }}
    >
      <fieldset className="flex flex-wrap gap-x-5">
        <legend className="mb-1 text-sm font-medium">
          <Trans>What else do you want?</Trans>
        </legend>
        {LEVERS.map((lever) => (
          <Checkbox
            key={lever}
            label={t(LEVER_NAMES[lever])}
            checked={chosen.includes(lever)}
            onCheckedChange={(isWanted) =>
              choose(isWanted ? [...chosen, lever] : chosen.filter((one) => one !== lever))
            }
          />
        ))}
      </fieldset>
      <Button type="submit" disabled={chosen.length === 0} className="justify-self-start">
        <Trans>Ask for it</Trans>
      </Button>
    </form>
  )
}
