import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { parseResume } from '#shared/parse/parse-resume.ts'
import type { ImportDraft, ImportedResume } from '#web/features/import/reading/import-file.ts'
import { ReviewDialog } from '#web/features/import/review/review-dialog.tsx'
import { show } from '#web/testing/show.tsx'
import { emptyContent, LIMITS, type ResumeContent } from '#shared/resume/schema.ts'

const job = { company: 'Engines Ltd', position: 'Analyst', startDate: '2019', endDate: '', current: true }
const content: ResumeContent = {
  ...emptyContent(),
  personalInfo: { ...emptyContent().personalInfo, fullName: 'Ada Lovelace', email: 'ada@example.com' },
  experience: [
    { ...job, description: '', achievements: ['First', 'Second'] },
    { ...job, company: 'Harbour Ltd', description: '', achievements: [] },
  ],
}
const draft: ImportDraft = {
  name: 'ada.docx',
  title: 'Ada Lovelace',
  content,
  confidence: { 'personalInfo.fullName': 0.95, 'personalInfo.email': 0.98, 'experience.0.company': 0.5 },
  sources: {},
  leftOver: ['Driving licence B', 'Likes tea'],
  original: { kind: 'text', text: 'Ada Lovelace\nEngines Ltd' },
  hidden: [],
  isCertain: false,
  close: () => {},
}

function showReview(overrides: Partial<ImportDraft> = {}, store = () => Promise.resolve()) {
  const onAccept = vi.fn<(taken: ImportedResume) => Promise<void>>(store)
  const onCancel = vi.fn<() => void>()
  show(() => <ReviewDialog draft={{ ...draft, ...overrides }} onAccept={onAccept} onCancel={onCancel} />)
  const taken = async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Import' }))
    await waitFor(() => expect(onAccept).toHaveBeenCalled())
    const [first] = onAccept.mock.calls.at(-1) ?? []
    if (!first) throw new Error('Nothing was taken over.')
    return first
  }
  return { onAccept, onCancel, taken }
}

const describedBy = (control: HTMLElement) =>
  (control.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ')

test('each field shows its confidence in words, and blank ones show none', () => {
  showReview()
  expect(describedBy(screen.getByLabelText('Full Name'))).toBe('Looks right')
  expect(describedBy(screen.getAllByLabelText('Company')[0]!)).toBe('Check this')
  expect(screen.getByLabelText('Phone').getAttribute('aria-describedby')).toBeNull()
})

test('text that no one can see in the file is shown and said to be left out', async () => {
  const { taken } = showReview({ hidden: ['Kubernetes Terraform', 'Helm'] })
  const note = screen.getByRole('note')
  expect(note.textContent).toContain('This file contains hidden text')
  expect(
    within(note)
      .getAllByRole('listitem')
      .map((line) => line.textContent),
  ).toEqual(['Kubernetes Terraform', 'Helm'])
  expect(JSON.stringify(await taken())).not.toContain('Kubernetes')
})

test('a corrected field is imported, and marked as corrected', async () => {
  const { taken } = showReview()
  const name = screen.getByLabelText('Full Name')
  await userEvent.type(name, ' King')
  expect(describedBy(name)).toBe('Changed by you')
  await userEvent.type(screen.getAllByLabelText('Achievements (one per line)')[0]!, '\nThird')
  await userEvent.type(screen.getByLabelText('Technical skills (comma-separated)'), 'Maths, Looms')
  await userEvent.clear(screen.getByLabelText('Resume title'))
  await userEvent.type(screen.getByLabelText('Resume title'), 'Analyst')
  expect(await taken()).toMatchObject({
    title: 'Analyst',
    content: {
      personalInfo: { fullName: 'Ada Lovelace King' },
      experience: [{ achievements: ['First', 'Second', 'Third'] }, {}],
      skills: { technical: ['Maths', 'Looms'] },
    },
  })
})

test('an excluded entry is not imported', async () => {
  const { taken } = showReview()
  await userEvent.click(screen.getByRole('checkbox', { name: 'Import: Engines Ltd' }))
  expect((await taken()).content.experience.map(({ company }) => company)).toEqual(['Harbour Ltd'])
})

test('an unassigned line goes where the user puts it, the others are not imported', async () => {
  const { taken } = showReview()
  const targetSelect = screen.getByLabelText('Where to put “Likes tea”')
  await userEvent.click(targetSelect)
  await userEvent.selectOptions(
    targetSelect,
    within(targetSelect).getByRole('option', { name: 'Professional summary' }),
  )
  await userEvent.click(screen.getAllByRole('button', { name: 'Add' })[1]!)
  expect(screen.queryByText('Likes tea', { selector: 'p' })).toBeNull()
  expect(screen.getByText('Line added.')).toBeDefined()
  expect(screen.getByLabelText<HTMLTextAreaElement>('Professional summary').value).toBe('Likes tea')
  const { content: result } = await taken()
  expect(result.summary).toBe('Likes tea')
  expect(JSON.stringify(result)).not.toContain('Driving licence B')
})

test('of many unassigned lines fifty are shown, then more, and each lists its targets once it is opened', async () => {
  showReview({ leftOver: Array.from({ length: 120 }, (_, at) => `Line ${at + 1}`) })
  const targetSelects = () => screen.getAllByLabelText<HTMLSelectElement>(/^Where to put/)
  expect(targetSelects()).toHaveLength(50)
  expect(targetSelects().map(({ options }) => options.length)).toEqual(targetSelects().map(() => 2))
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }))
  expect(targetSelects()).toHaveLength(100)
  expect(document.activeElement).toBe(screen.getByLabelText('Where to put “Line 51”'))
  expect(within(targetSelects()[50]!).getByRole('option', { name: 'Professional summary' })).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }))
  expect(targetSelects()).toHaveLength(120)
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
})

test('the targets of a line are updated as entries are edited and excluded', async () => {
  showReview()
  const targetSelect = screen.getByLabelText('Where to put “Likes tea”')
  await userEvent.click(targetSelect)
  await userEvent.type(screen.getAllByLabelText('Company')[0]!, ' of York')
  const name = 'Engines Ltd of York: Achievements (one per line)'
  expect(within(targetSelect).getByRole('option', { name })).toBeDefined()
  await userEvent.click(screen.getByRole('checkbox', { name: 'Import: Engines Ltd of York' }))
  expect(within(targetSelect).queryByRole('option', { name })).toBeNull()
})

test('all unassigned lines can go into their own section', async () => {
  const { taken } = showReview()
  await userEvent.click(screen.getByRole('button', { name: 'Add all to a new section, “More”' }))
  expect((await taken()).content.custom).toMatchObject([
    { title: 'More', items: [{ bullets: ['Driving licence B', 'Likes tea'] }] },
  ])
})

test('the next button moves from one uncertain field to the next', async () => {
  showReview()
  const next = screen.getByRole('button', { name: 'Go to next' })
  await userEvent.click(next)
  await waitFor(() => expect(document.activeElement).toBe(screen.getAllByLabelText('Company')[0]))
  await userEvent.click(next)
  await waitFor(() => expect(document.activeElement).toBe(screen.getAllByLabelText('Position')[0]))
})

test('the source of a field is highlighted in the original while it has the focus', async () => {
  showReview()
  await userEvent.click(screen.getAllByLabelText('Company')[0]!)
  expect(document.querySelector('mark')?.textContent).toBe('Engines Ltd')
})

test('a text that exceeds the limits is rejected before anything is stored', async () => {
  const { onAccept } = showReview()
  await userEvent.click(screen.getByLabelText('Full Name'))
  await userEvent.paste('x'.repeat(301))
  await userEvent.click(screen.getByRole('button', { name: 'Import' }))
  expect(screen.getByText('This is too long for this field. Shorten it.')).toBeDefined()
  expect(onAccept).not.toHaveBeenCalled()
  // The alert links back to the field, wherever the focus is.
  await userEvent.click(screen.getByRole('button', { name: 'Go to field' }))
  await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Full Name')))
})

test('a text that is too long does not block an import that excludes its entry', async () => {
  const { taken } = showReview()
  await userEvent.click(screen.getAllByLabelText('Achievements (one per line)')[1]!)
  await userEvent.paste('x'.repeat(LIMITS.bullet + 1))
  const importButton = screen.getByRole<HTMLButtonElement>('button', { name: 'Import' })
  expect(importButton.disabled).toBe(true)
  const includeHarbour = screen.getByRole('checkbox', { name: 'Import: Harbour Ltd' })
  await userEvent.click(includeHarbour)
  expect(screen.queryByRole('alert')).toBeNull()
  await userEvent.click(includeHarbour)
  expect(importButton.disabled).toBe(true)
  await userEvent.click(includeHarbour)
  expect((await taken()).content.experience).toHaveLength(1)
})

test('canceling is immediate without corrections, and asks for confirmation with some', async () => {
  const { onCancel } = showReview()
  await userEvent.type(screen.getByLabelText('Phone'), '1')
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(onCancel).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: 'Discard' }))
  expect(onCancel).toHaveBeenCalledOnce()
})

test('a failed import keeps the review open with the reason', async () => {
  const { taken } = showReview({}, () => Promise.reject(new Error('offline')))
  await userEvent.type(screen.getByLabelText('Full Name'), ' King')
  await taken()
  expect((await screen.findByRole('alert')).textContent).toContain('Please try again')
  expect(screen.getByLabelText<HTMLInputElement>('Full Name').value).toBe('Ada Lovelace King')
})

test('a file in which nothing was recognized shows all its lines', () => {
  const { language: _, ...parsed } = parseResume({ text: 'qwe rty\nuio pas' })
  showReview(parsed)
  expect(screen.getByText('Lines we couldn’t place')).toBeDefined()
})
