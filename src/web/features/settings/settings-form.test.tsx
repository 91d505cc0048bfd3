import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { UserSettings } from '#shared/contract/settings.ts'
import { answerWith } from '#web/features/builder/testing/answers.ts'
import { SettingsForm } from '#web/features/settings/settings-form.tsx'
import { clearToasts, shownToasts } from '#web/lib/toast.ts'
import { show } from '#web/testing/show.tsx'

const settings = UserSettings.parse({})

beforeEach(() => localStorage.clear())
afterEach(() => {
  act(clearToasts)
  vi.unstubAllGlobals()
})
const open = () => show(() => <SettingsForm settings={settings} />)
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save All Settings' }))

test('changed settings are saved together, with a confirmation', async () => {
  const requests = answerWith({ status: 200, body: { ...settings, theme: 'dark' } })
  open()
  await userEvent.click(screen.getByRole('radio', { name: 'Dark' }))
  await userEvent.click(screen.getByRole('switch', { name: /Resume reminders/ }))
  await userEvent.click(screen.getByRole('switch', { name: /Public page/ }))
  await userEvent.click(screen.getByRole('switch', { name: /Search engines/ }))
  await userEvent.click(screen.getByRole('switch', { name: /Portfolio views/ }))
  await userEvent.selectOptions(screen.getByLabelText('Default template'), 'Minimal')
  await save()
  expect(requests).toEqual([
    {
      method: 'PUT',
      path: '/api/settings',
      body: {
        theme: 'dark',
        emailUpdates: true,
        resumeReminders: true,
        interviewTips: true,
        portfolioViews: true,
        profilePublic: true,
        allowSearchEngines: false,
        dataCollection: false,
        defaultTemplate: 'minimal',
        autoSave: true,
        language: 'en',
        // A kind of email was switched on.
        emailsAgreed: true,
      },
    },
  ])
  expect(shownToasts()).toMatchObject([{ title: 'Settings Saved' }])
})

test.each([true, false])(
  'a site without a mail server says that it sends no email (sends: %s)',
  async (sendsListMail) => {
    const loader = () => ({ locale: 'en', theme: 'light', brand: 'Curricle', origin: '', user: null, sendsListMail })
    show(() => <SettingsForm settings={settings} />, { id: 'root', loader })
    await screen.findByRole('switch', { name: /Resume reminders/ })
    expect(screen.queryAllByText(/^This site doesn’t send emails yet/)).toHaveLength(sendsListMail ? 0 : 1)
  },
)

test('a theme is applied right away', async () => {
  open()
  await userEvent.click(screen.getByRole('radio', { name: 'Dark' }))
  expect(document.documentElement.className).toBe('dark')
})

test('a failed save says so and keeps the selections', async () => {
  answerWith(new TypeError('offline'))
  open()
  await userEvent.click(screen.getByRole('switch', { name: /Autosave/ }))
  await save()
  expect(shownToasts()).toMatchObject([{ title: 'Couldn’t save your settings', variant: 'destructive' }])
  expect(screen.getByRole('switch', { name: /Autosave/ }).getAttribute('aria-checked')).toBe('false')
})
