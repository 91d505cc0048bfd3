import { Trans, useLingui } from '@lingui/react/macro'
import type { FallbackReason, GeneratedContent } from '#shared/interview/schemas.ts'
import { MODEL_NOT_ASKED } from '#web/features/line-provenance/model-not-asked.ts'

type WrittenByProps = { written: Pick<GeneratedContent, 'engine' | 'fellBack' | 'rewritten'> }

/** What wrote it, what was checked, and why a language model was not used. */
export function WrittenBy({ written: { engine, fellBack, rewritten } }: WrittenByProps) {
  const why = useReasons()
  return (
    <div className="grid gap-1 text-xs text-ink-faint">
      <p>
        {engine === 'llm' ? (
          <Trans>Written by a language model. Each number, name, and tool was checked against your words.</Trans>
        ) : fellBack === null || MODEL_NOT_ASKED.has(fellBack) ? (
          <Trans>Written by our built-in writer. No language model has seen your answers.</Trans>
        ) : (
          <Trans>Written by our built-in writer.</Trans>
        )}
      </p>
      {engine === 'embedded' && rewritten && (
        // From a blind reading of answers that the writer was not tuned on: docs/writing.md, 'Figures'.
        <p>
          <Trans>
            It follows rules and keeps your words. In our tests, judged by a language model, over half of its lines
            needed an edit or weren’t useful, and about one in fifty was untrue. Compare each with what you said.
          </Trans>
        </p>
      )}
      {fellBack && <p>{why[fellBack]}</p>}
      {!rewritten && (
        <p>
          <Trans>In German, French, and Spanish, your sentences are cleaned up, not rewritten.</Trans>
        </p>
      )}
    </div>
  )
}

function useReasons(): Readonly<Record<FallbackReason, string>> {
  const { t } = useLingui()
  return {
    budget: t`No language model was used: today’s budget for it has run out.`,
    'too-long': t`No language model was used: your answers are too long for it.`,
    unavailable: t`We couldn’t reach the language model.`,
    refused: t`The language model declined.`,
    timeout: t`The language model took too long.`,
    busy: t`The language model was too busy.`,
    'bad-answer': t`The language model’s answer couldn’t be used.`,
  }
}
