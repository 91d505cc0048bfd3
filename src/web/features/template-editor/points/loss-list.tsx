import { Trans, useLingui } from '@lingui/react/macro'
import type { Loss } from '#shared/template/read-back/read-back.ts'
import { useFieldName } from '#web/features/builder/history/difference-labels.ts'

/** Losses that are named at most. */
const MOST_NAMED = 8

/** What readers don’t get back, each with its field, so that it can be repaired. */
export function LossList({ losses }: { losses: readonly Loss[] }) {
  const nameOf = useLossName()
  const more = losses.length - MOST_NAMED
  return (
    <ul className="grid list-disc gap-0.5 ps-5">
      {losses.slice(0, MOST_NAMED).map((loss) => (
        <li key={`${loss.fate} ${loss.path} ${loss.text}`} className="wrap-anywhere">
          <span className="font-medium">{nameOf(loss.path)}</span>: <Fate loss={loss} />
        </li>
      ))}
      {more > 0 && (
        <li>
          <Trans>and {more} more</Trans>
        </li>
      )}
    </ul>
  )
}

function Fate({ loss: { fate, text } }: { loss: Loss }) {
  const said = text.length > MOST_SAID ? `${text.slice(0, MOST_SAID)}…` : text
  if (fate === 'unprinted') return <Trans>“{said}” isn’t on the page</Trans>
  if (fate === 'lost') return <Trans>“{said}” isn’t read whole</Trans>
  if (fate === 'misplaced') return <Trans>“{said}” isn’t recognized as this field</Trans>
  return <Trans>“{said}” isn’t read as a word of its own</Trans>
}

/** Characters of a text. */
const MOST_SAID = 60

/** The name of a field by its path: 'Experience · Position' for 'experience.0.position'. */
function useLossName() {
  const { t } = useLingui()
  const nameOf = useFieldName()
  return (path: string | null): string => {
    if (path === null) return t`Heading or label`
    const keys = path.split('.').filter((key) => !/^(?:\d+|\*|personalInfo)$/.test(key))
    return [...new Set([keys[0], keys.at(-1)])].map((key) => nameOf(key ?? '')).join(' · ')
  }
}
