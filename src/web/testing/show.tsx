import type { ComponentType } from 'react'
import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { cleanup, render } from '@testing-library/react'
import { createRoutesStub } from 'react-router'
import { afterEach } from 'vitest'
import { ThemeProvider } from '#web/lib/theme.tsx'
import { Toaster } from '#web/ui/toaster.tsx'
import { TooltipProvider } from '#web/ui/tooltip.tsx'

type Stub = Parameters<typeof createRoutesStub>[0][number]

// Anyone who shows a page leaves none behind.
afterEach(cleanup)

/**
 * Renders a component as a page of the product: with language, tooltips, toasts and a router. Texts are in English,
 * whatever the language.
 */
export function show(
  Component: ComponentType,
  { at = '/', path = '*', locale = 'en', ...route }: { at?: string; locale?: string } & Partial<Stub> = {},
) {
  const Page = createRoutesStub([{ path, Component, ...route } as Stub])
  return render(
    <I18nProvider i18n={setupI18n({ locale, messages: { [locale]: {} } })}>
      <ThemeProvider storageKey="resume-theme" defaultTheme="light">
        <TooltipProvider>
          <Page initialEntries={[at]} />
          <Toaster />
        </TooltipProvider>
      </ThemeProvider>
    </I18nProvider>,
  )
}
