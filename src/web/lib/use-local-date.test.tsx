import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { render } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { useLocalDate } from '#web/lib/use-local-date.ts'

const i18n = setupI18n({ locale: 'en', messages: { en: {} } })
const Day = () => <time>{useLocalDate()('2026-11-22T23:30:00.000Z', 'medium')}</time>
const page = (
  <I18nProvider i18n={i18n}>
    <Day />
  </I18nProvider>
)

test("the server shows the date in UTC, and the browser in the visitor's time zone", () => {
  const date = vi.spyOn(i18n, 'date')
  expect(renderToString(page)).toContain('Nov 22, 2026')
  expect(date).toHaveBeenLastCalledWith(expect.anything(), { dateStyle: 'medium', timeZone: 'UTC' })
  render(page)
  expect(date).toHaveBeenLastCalledWith(expect.anything(), { dateStyle: 'medium' })
})
