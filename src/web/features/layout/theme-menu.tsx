import { useLingui } from '@lingui/react/macro'
import { Monitor, Moon, Sun } from 'lucide-react'
import type { Theme } from '#shared/theme.ts'
import { useTheme } from '#web/lib/theme.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Menu, MenuContent, MenuRadioGroup, MenuRadioItem, MenuTrigger } from '#web/ui/menu.tsx'

/** Light, dark or as the operating system has it. */
export function ThemeMenu() {
  const { t } = useLingui()
  const { theme, setTheme } = useTheme()
  const names: Record<Theme, string> = { light: t`Light`, dark: t`Dark`, system: t`System` }
  const Icon = ICONS[theme]
  return (
    <Menu>
      <MenuTrigger asChild>
        <IconButton label={t`Theme`}>
          <Icon aria-hidden />
        </IconButton>
      </MenuTrigger>
      <MenuContent className="min-w-40">
        <MenuRadioGroup value={theme} onValueChange={(next) => setTheme(next as Theme)}>
          {(['light', 'dark', 'system'] as const).map((each) => (
            <MenuRadioItem key={each} value={each}>
              {names[each]}
            </MenuRadioItem>
          ))}
        </MenuRadioGroup>
      </MenuContent>
    </Menu>
  )
}

const ICONS = { light: Sun, dark: Moon, system: Monitor }
