import { useLingui } from '@lingui/react/macro'
import { clsx } from 'clsx'
import type { ListedVersion } from '#web/features/builder/history/use-versions.ts'

type VersionListProps = {
  versions: readonly ListedVersion[]
  chosen: ListedVersion | null
  onChoose: (version: ListedVersion) => void
}

/** Earlier versions by date and title; a click shows one. */
export function VersionList({ versions, chosen, onChoose }: VersionListProps) {
  const { i18n, t } = useLingui()
  return (
    <ul
      aria-label={t`Version history`}
      className="grid content-start gap-1 md:-m-1 md:max-h-[55dvh] md:overflow-y-auto md:p-1"
    >
      {versions.map((version) => (
        <li key={version.key}>
          <button
            type="button"
            aria-pressed={version.key === chosen?.key}
            onClick={() => onChoose(version)}
            className={clsx(
              'grid min-h-11 w-full rounded-lg border px-3 py-2 text-start transition-colors hover:bg-sunken',
              version.key === chosen?.key ? 'border-accent-solid bg-accent-soft' : 'border-line',
            )}
          >
            <time dateTime={version.savedAt} className="font-medium tabular-nums">
              {i18n.date(version.savedAt, { dateStyle: 'medium', timeStyle: 'medium' })}
            </time>
            <span className="truncate text-xs text-ink-soft">{version.title.trim() || t`Untitled resume`}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}
