import type { ComponentType } from 'react'
import { useLingui } from '@lingui/react'
import { act, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { clearToasts } from '#web/lib/toast.ts'
import ResumeBuilder from '#web/pages/resume-builder.tsx'
import { show } from '#web/testing/show.tsx'

afterEach(() => act(clearToasts))

test('missing templates are reported once, and not again when more translations load', async () => {
  let learn = () => {}
  const Page = ResumeBuilder as ComponentType
  show(
    function Learning() {
      const { i18n } = useLingui()
      learn = () => i18n.load('en', { reading: ['Reading'] })
      return <Page {...({ loaderData } as object)} />
    },
    { id: 'root', loader: () => visitor },
  )
  expect(await screen.findByText('Failed to load templates. Please try again.')).toBeDefined()
  act(clearToasts)
  await act(async () => learn())
  expect(screen.queryByText('Failed to load templates. Please try again.')).toBeNull()
})

const visitor = {
  locale: 'en',
  theme: 'light',
  brand: 'Curricle',
  origin: '',
  user: null,
  sendsMail: true,
  sendsListMail: true,
}
const loaderData = { asked: { kind: 'missing' }, templates: null, usualTemplateId: null, beginning: null }
