import { Trans, useLingui } from '@lingui/react/macro'
import { clsx } from 'clsx'
import { Monitor, Moon, Sun } from 'lucide-react'
import { THEMES, type Theme } from '#shared/theme.ts'

/** Light, dark or the system’s theme, side by side. */
export function ThemeChoice({ theme, onTheme }: { theme: Theme; onTheme: (theme: Theme) => void }) {
  const { t } = useLingui()
  const names: Record<Theme, string> = { light: t`Light`, dark: t`Dark`, system: t`System` }
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-2 text-sm font-medium">
        <Trans>Theme</Trans>
      </legend>
      <div className="grid grid-cols-3 gap-2 sm:max-w-md">
        {THEMES.map((each) => {
          const Icon = ICONS[each]
          return (
            <label
              key={each}
              className={clsx(
                'grid min-h-11 cursor-pointer justify-items-center gap-1.5 rounded-lg border px-2 py-3 text-sm font-medium transition-colors',
                'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
                each === theme
                  ? 'border-accent-solid bg-accent-soft text-accent-text'
                  : 'border-line-strong text-ink-soft hover:bg-sunken hover:text-ink',
              )}
            >
              <input
                type="radio"
                name="theme"
                value={each}
                checked={each === theme}
                onChange={() => onTheme(each)}
                className="sr-only"
              />
              <Icon aria-hidden className="size-5" />
              {names[each]}
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}

const ICONS = { light: Sun, dark: Moon, system: Monitor }
