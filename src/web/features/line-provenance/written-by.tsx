import { Trans, useLingui } from '@lingui/react/macro'
import type { FallbackReason, GeneratedContent } from '#shared/interview/schemas.ts'
import { MODEL_NOT_ASKED } from '#web/features/line-provenance/model-not-asked.ts'

type WrittenByProps = { written: Pick<GeneratedContent, 'engine' | 'fellBack' | 'rewritten'> }

/** Who wrote it, what was checked, and why it was not someone else. */
export function WrittenBy({ written: { engine, fellBack, rewritten } }: WrittenByProps) {
  const why = useReasons()
  return (
    <div className="grid gap-1 text-xs text-ink-faint">
      <p>
        {engine === 'llm' ? (
          <Trans>Written by a language model. Each number, name and tool was checked against your words.</Trans>
        ) : fellBack === null || MODEL_NOT_ASKED.has(fellBack) ? (
          <Trans>Written by the site’s own writer. No language model has seen your answers.</Trans>
        ) : (
          <Trans>Written by the site’s own writer.</Trans>
        )}
      </p>
      {engine === 'embedded' && rewritten && (
        // Judged blind on answers that no one had tuned it on: docs/writing.md, 'Figures'.
        <p>
          <Trans>
            It works by rules and keeps your own words, so about half of the lines could use a small edit, and about one
            line in fifty is wrong. Read each beside what you said.
          </Trans>
        </p>
      )}
      {fellBack && <p>{why[fellBack]}</p>}
      {!rewritten && (
        <p>
          <Trans>In German, French and Spanish, lines are put in order and cleaned, not rewritten.</Trans>
        </p>
      )}
    </div>
  )
}

function useReasons(): Readonly<Record<FallbackReason, string>> {
  const { t } = useLingui()
  return {
    budget: t`A language model was not asked: what may be spent on it today is used up.`,
    'too-long': t`A language model was not asked: your answers are longer than it can read at once.`,
    unavailable: t`A language model was asked and could not be reached.`,
    refused: t`A language model was asked and declined.`,
    timeout: t`A language model was asked and took too long.`,
    busy: t`A language model was asked and had too much to do.`,
    'bad-answer': t`A language model was asked, and its answer could not be used.`,
  }
}
