import { useState } from 'react'
import { Trans } from '@lingui/react/macro'
import type { ReviewLine } from '#shared/interview/schemas.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { VerbatimBadge } from '#web/features/line-provenance/verbatim-badge.tsx'
import { UseOwnWordsButton } from '#web/features/line-provenance/use-own-words-button.tsx'
import { SourceQuote } from '#web/features/line-provenance/source-quote.tsx'

type LineChoiceProps = {
  lines: readonly ReviewLine[]
  /** What the lines were made of. */
  answer: string
  chosen: readonly string[]
  onChoose: (chosen: readonly string[]) => void
}

/** Each line beside the words that it was made of; one press puts it into them. */
export function BulletChoice({ lines, answer, chosen, onChoose }: LineChoiceProps) {
  const [reworded, reword] = useState<Readonly<Record<string, string>>>({})
  function handleWords(path: string, before: string, words: string) {
    reword((all) => ({ ...all, [path]: words }))
    onChoose(chosen.map((one) => (one === before ? words : one)))
  }
  if (lines.length === 0)
    return (
      <Notice title={<Trans>We couldn’t turn this answer into a bullet point</Trans>}>
        <Trans>Say what you did yourself and what came of it, with a number, and try again.</Trans>
      </Notice>
    )
  return (
    <ul className="grid gap-3">
      {lines.map((line) => {
        const { path, source } = line
        const text = reworded[path] ?? line.text
        return (
          <li key={path} className="grid gap-1 rounded-lg border border-line p-3">
            <Checkbox
              label={text}
              data-line={path}
              checked={chosen.includes(text)}
              onCheckedChange={(isChosen) =>
                onChoose(isChosen ? [...chosen, text] : chosen.filter((one) => one !== text))
              }
              className="min-h-0! items-start!"
            />
            <div className="grid justify-items-start gap-1 ps-7 text-xs text-ink-soft wrap-anywhere">
              <VerbatimBadge line={line} />
              <span>
                <Trans>
                  You said: “<SourceQuote of={source.quote} answer={answer} />”
                </Trans>
              </span>
              <UseOwnWordsButton line={line} text={text} onUse={(words) => handleWords(path, text, words)} />
            </div>
          </li>
        )
      })}
    </ul>
  )
}
