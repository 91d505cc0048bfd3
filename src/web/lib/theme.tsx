import { createContext, useContext, useEffect, useMemo, useSyncExternalStore, type ReactNode } from 'react'
import { THEMES, type Theme } from '#shared/theme.ts'

type ThemeProviderProps = {
  children: ReactNode
  defaultTheme?: Theme
  /** Names the choice in localStorage and, for the next page's first paint, in a cookie. */
  storageKey?: string
  /** What the page was painted with, when a server painted it. */
  paintedTheme?: Theme
}
type ThemeChoice = { theme: Theme; setTheme: (theme: Theme) => void }

const ThemeContext = createContext<ThemeChoice | undefined>(undefined)

/** Keeps light, dark or system. 'system' follows the operating system live, by CSS alone. */
export function ThemeProvider({
  children,
  defaultTheme = 'system',
  storageKey = 'vite-ui-theme',
  paintedTheme,
}: ThemeProviderProps) {
  const painted = paintedTheme ?? defaultTheme
  const theme = useSyncExternalStore(
    listen,
    () => storedTheme(storageKey) ?? painted,
    () => painted,
  )
  useEffect(() => paint(theme), [theme])
  const choice = useMemo(() => ({ theme, setTheme: (next: Theme) => store(storageKey, next) }), [theme, storageKey])
  return <ThemeContext value={choice}>{children}</ThemeContext>
}

export function useTheme(): ThemeChoice {
  const choice = useContext(ThemeContext)
  if (!choice) throw new Error('useTheme must be used within a ThemeProvider')
  return choice
}

const isTheme = (word: string | null): word is Theme => THEMES.some((theme) => theme === word)

function paint(theme: Theme): void {
  document.documentElement.classList.remove(...THEMES)
  document.documentElement.classList.add(theme)
}

const listeners = new Set<() => void>()
/** What was chosen on this page, should the browser's storage be switched off. */
const chosen = new Map<string, Theme>()

/** Hears of choices made here and in other tabs. */
function listen(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

function storedTheme(key: string): Theme | undefined {
  try {
    const word = localStorage.getItem(key)
    return isTheme(word) ? word : chosen.get(key)
  } catch {
    return chosen.get(key)
  }
}

function store(key: string, theme: Theme): void {
  chosen.set(key, theme)
  document.cookie = `${key}=${theme}; path=/; max-age=31536000; samesite=lax`
  try {
    localStorage.setItem(key, theme)
  } catch {
    // Storage is switched off: the cookie alone remembers.
  }
  for (const listener of listeners) listener()
}
