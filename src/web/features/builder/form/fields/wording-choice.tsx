import { Trans } from '@lingui/react/macro'
import { changedWords, type Piece } from '#shared/writing-help/changed-words.ts'
import { Button } from '#web/ui/button.tsx'

type WordingChoiceProps = {
  old: string
  lines: readonly string[]
  onUse: (lines: readonly string[]) => void
  onKeep: () => void
}

/** The old wording and the new one, with what changed marked, and the choice between them. */
export function WordingChoice({ old, lines, onUse, onKeep }: WordingChoiceProps) {
  const changed = changedWords(old, lines.join('\n'))
  return (
    <>
      <dl className="grid gap-3">
        <div>
          <dt className="mb-1 text-xs font-medium text-ink-soft">
            <Trans context="Your own wording">Yours</Trans>
          </dt>
          <dd className={WORDING}>
            <Wording pieces={changed.old} as="del" />
          </dd>
        </div>
        <div>
          <dt className="mb-1 text-xs font-medium text-ink-soft">
            <Trans>Suggestion</Trans>
          </dt>
          <dd className={WORDING}>
            <Wording pieces={changed.next} as="ins" />
          </dd>
        </div>
      </dl>
      <div className="flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
        <Button onClick={onKeep}>
          <Trans>Keep mine</Trans>
        </Button>
        <Button look="primary" ref={focusNow} onClick={() => onUse(lines)}>
          <Trans>Use this</Trans>
        </Button>
      </div>
    </>
  )
}

/** What was pressed before has gone, so the focus goes to the choice. */
const focusNow = (button: HTMLButtonElement | null): void => button?.focus()

const Wording = ({ pieces, as: Changed }: { pieces: readonly Piece[]; as: 'del' | 'ins' }) =>
  pieces.map(({ text, isChanged }, index) =>
    isChanged ? (
      <Changed key={index} className={Changed === 'del' ? 'text-bad' : 'bg-accent-soft font-medium no-underline'}>
        {text}
      </Changed>
    ) : (
      <span key={index}>{text}</span>
    ),
  )

const WORDING = 'rounded-lg border border-line bg-sunken px-3 py-2 wrap-anywhere whitespace-pre-wrap'
