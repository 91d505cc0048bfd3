import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { renderToString } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { BuyCoach } from '#web/features/coach/sales/buy-coach.tsx'

/** The page as the server sends it. */
function renderPage(isSignedIn: boolean): string {
  const Page = createRoutesStub([
    { path: '/', Component: () => <BuyCoach isSignedIn={isSignedIn} provider="sandbox" /> },
  ])
  return renderToString(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <Page />
    </I18nProvider>,
  )
}

test('without scripts, a signed-in user reads what the button needs', () => {
  expect(/<noscript>(.*)<\/noscript>/s.exec(renderPage(true))?.[1]).toContain('Purchases need JavaScript')
})

test('a signed-out visitor gets a link, which works without scripts', () => {
  const page = renderPage(false)
  expect(page).toContain('href="/auth?next=%2Finterview-prep%3Fbuy%3Dcoach"')
  expect(page).not.toContain('JavaScript')
})
