import { Trans, useLingui } from '@lingui/react/macro'
import { clsx } from 'clsx'
import type { Difference } from '#shared/resume/differences.ts'
import { isObject, leavesOf, omit } from '#shared/resume/json-value.ts'
import { useBuilder } from '#web/features/builder/state/builder-context.tsx'
import { useValueNames } from '#web/features/builder/history/value-names.ts'
import { useFieldName } from '#web/features/builder/history/difference-labels.ts'

/** What one version says at a difference; lines that the other one does not have are marked. */
export function DifferenceValue({ difference, side }: { difference: Difference; side: 'mine' | 'theirs' }) {
  const { t } = useLingui()
  const linesOf = useLines()
  const value = difference[side]
  if (difference.section === 'photo' && isPhoto(value))
    return <img src={value.image} alt={value.alt ?? t`Photo`} className="size-24 rounded-lg object-cover" />
  const lines = linesOf(difference, difference[side])
  const others = linesOf(difference, difference[side === 'mine' ? 'theirs' : 'mine'])
  if (lines.length === 0)
    return (
      <span className="text-ink-faint italic">
        <Trans>Empty</Trans>
      </span>
    )
  const isList = lines.length > 1 || others.length > 1
  return (
    <span className="grid gap-1">
      {lines.map((line, index) => (
        <span
          // The same line may be twice; lines have no other name than their place.
          // oxlint-disable-next-line react/no-array-index-key
          key={index}
          className={clsx(
            'whitespace-pre-wrap wrap-anywhere',
            isList && (others.includes(line) ? 'text-ink-soft' : 'border-s-2 border-accent-solid ps-2 font-medium'),
          )}
        >
          {line}
        </span>
      ))}
    </span>
  )
}

const isPhoto = (value: unknown): value is { image: string; alt?: string } =>
  isObject(value) && typeof value['image'] === 'string'

/** A value as lines of text. */
function useLines() {
  const { t, i18n } = useLingui()
  const { templates } = useBuilder()
  const nameOf = useFieldName()
  const valueNames = useValueNames()
  const wordOf = (key: string, text: string): string => valueNames[key]?.[text] ?? text
  const textOf = (value: unknown): string => {
    if (typeof value === 'boolean') return value ? t`Yes` : t`No`
    return typeof value === 'string' || typeof value === 'number' ? String(value) : leavesOf(value).join(' · ')
  }
  return ({ section, field }: Difference, value: unknown): readonly string[] => {
    if (value === undefined) return []
    if (section === 'templateId') return [templates.find(({ id }) => id === value)?.name ?? t`No template`]
    if (section === 'language' && typeof value === 'string')
      return [new Intl.DisplayNames(i18n.locale, { type: 'language' }).of(value) ?? value]
    const isNames = section === 'sectionOrder' || section === 'hiddenSections'
    if (Array.isArray(value))
      return value.map((item) => (isNames ? nameOf(textOf(item)) : textOf(item))).filter(Boolean)
    if (isObject(value) && section !== 'foreign' && field !== 'foreign')
      return Object.entries(omit(value, ['id']))
        .filter(([, part]) => textOf(part) !== '')
        .map(
          ([key, part]) => `${nameOf(key)}: ${wordOf(section === 'sectionBreaks' ? 'pageBreak' : key, textOf(part))}`,
        )
    return [wordOf(field ?? '', textOf(value))].filter(Boolean)
  }
}
