import { Trans, useLingui } from '@lingui/react/macro'
import type { ReviewLine } from '#shared/interview/schemas.ts'
import { asLine, isSkillLine } from '#shared/interview/quoted-lines.ts'
import { LIMITS } from '#shared/resume/schema.ts'
import { Button } from '#web/ui/button.tsx'

type OwnWordsProps = { line: ReviewLine; text: string; onUse: (words: string) => void }

/** Switches between a written line and the words that it was made from. */
export function UseOwnWordsButton({ line: { path, text: written, source, verbatim }, text, onUse }: OwnWordsProps) {
  const { t } = useLingui()
  const words = asLine(source.quote).slice(0, limitOf(path))
  if (verbatim || isSkillLine(path)) return null
  const isOwn = text === words
  return (
    <Button
      look="quiet"
      size="small"
      className="-mx-3 text-xs"
      aria-label={isOwn ? t`Use suggested line: ${written}` : t`Use my words instead of: ${text}`}
      onClick={() => onUse(isOwn ? written : words)}
    >
      {isOwn ? <Trans>Use suggested line</Trans> : <Trans>Use my words</Trans>}
    </Button>
  )
}

/** Maximum length of a line, in characters. */
export function limitOf(path: string): number {
  if (isSkillLine(path)) return LIMITS.line
  return path.includes('.achievements.') ? LIMITS.bullet : LIMITS.text
}
