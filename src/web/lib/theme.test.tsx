import type { ReactNode } from 'react'
import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ThemeProvider, useTheme } from '#web/lib/theme.tsx'

beforeEach(() => {
  localStorage.clear()
  document.documentElement.className = ''
})
afterEach(cleanup)

function Chooser() {
  const { theme, setTheme } = useTheme()
  return (
    <>
      <output>{theme}</output>
      <button onClick={() => setTheme('dark')}>Dark</button>
    </>
  )
}
const shown = () => screen.getByRole('status').textContent
const show = (wrap: (page: ReactNode) => ReactNode) => render(wrap(<Chooser />))

test('by default, the theme follows the system', () => {
  show((page) => <ThemeProvider>{page}</ThemeProvider>)
  expect(shown()).toBe('system')
  expect(document.documentElement.className).toBe('system')
})

test('by default, the choice is stored under vite-ui-theme', () => {
  localStorage.setItem('vite-ui-theme', 'light')
  show((page) => <ThemeProvider>{page}</ThemeProvider>)
  expect(shown()).toBe('light')
})

test('a choice changes the page and is stored in the browser and in a cookie', async () => {
  show((page) => (
    <ThemeProvider storageKey="resume-theme" defaultTheme="light">
      {page}
    </ThemeProvider>
  ))
  expect(shown()).toBe('light')
  await userEvent.click(screen.getByRole('button', { name: 'Dark' }))
  expect(shown()).toBe('dark')
  expect(document.documentElement.className).toBe('dark')
  expect(localStorage.getItem('resume-theme')).toBe('dark')
  expect(document.cookie).toContain('resume-theme=dark')
})

test('the stored choice takes precedence over the server-rendered theme', () => {
  localStorage.setItem('resume-theme', 'dark')
  show((page) => (
    <ThemeProvider storageKey="resume-theme" paintedTheme="light">
      {page}
    </ThemeProvider>
  ))
  expect(shown()).toBe('dark')
})

test('an unknown theme is ignored', () => {
  localStorage.setItem('another-key', 'purple')
  show((page) => (
    <ThemeProvider storageKey="another-key" paintedTheme="light">
      {page}
    </ThemeProvider>
  ))
  expect(shown()).toBe('light')
})

test('a choice made in another tab is applied', () => {
  show((page) => (
    <ThemeProvider storageKey="resume-theme" paintedTheme="light">
      {page}
    </ThemeProvider>
  ))
  localStorage.setItem('resume-theme', 'dark')
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'resume-theme' })))
  expect(shown()).toBe('dark')
})

test('outside its provider, the theme hook throws', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  expect(() => render(<Chooser />)).toThrow('useTheme must be used within a ThemeProvider')
  vi.restoreAllMocks()
})
