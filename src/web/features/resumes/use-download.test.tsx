import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { setField } from '#shared/resume/fields.ts'
import { emptyContent } from '#shared/resume/schema.ts'
import { PdfButton } from '#web/features/resumes/pdf-button.tsx'
import { clearToasts } from '#web/lib/toast.ts'
import { show } from '#web/testing/show.tsx'

afterEach(() => {
  clearToasts()
  localStorage.clear()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const TIME = '2026-01-01T00:00:00.000Z'
const CARD = {
  id: 7,
  title: 'Analyst',
  templateId: null,
  atsScore: null,
  isPublic: false,
  version: 1,
  createdAt: TIME,
  updatedAt: TIME,
}
const RESUME = { ...CARD, content: setField(emptyContent(), 'personalInfo.fullName', 'Ada Lovelace') }

async function downloadedName(): Promise<string | undefined> {
  vi.stubGlobal('fetch', async (path: string) =>
    path.endsWith('/pdf')
      ? new Response(new Uint8Array([37, 80, 68, 70]), { headers: { 'content-type': 'application/pdf' } })
      : Response.json(RESUME),
  )
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:file')
  let name: string | undefined
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function keep(this: HTMLAnchorElement) {
    name = this.download
  })
  show(() => <PdfButton resume={CARD} />)
  await userEvent.click(screen.getByRole('button', { name: /PDF/ }))
  await waitFor(() => expect(name).toBeDefined())
  return name
}

test('a file from the dashboard is named after the title', async () => {
  expect(await downloadedName()).toBe('Analyst.pdf')
})

test('with full file names it is named after full name and title', async () => {
  localStorage.setItem('full-file-names', 'yes')
  expect(await downloadedName()).toBe('Ada Lovelace - Analyst.pdf')
})
