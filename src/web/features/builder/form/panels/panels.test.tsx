import { act, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { setField } from '#shared/resume/fields.ts'
import { headingOf } from '#shared/resume/headings.ts'
import { DateField } from '#web/features/builder/form/fields/date-field.tsx'
import EducationPanel from '#web/features/builder/form/panels/education-panel.tsx'
import { ClosingFields } from '#web/features/builder/form/panels/closing-fields.tsx'
import { CustomSections } from '#web/features/builder/form/panels/custom-sections.tsx'
import { AwardsFields } from '#web/features/builder/form/panels/more-lists.tsx'
import ProjectsPanel from '#web/features/builder/form/panels/projects-panel.tsx'
import SkillsPanel from '#web/features/builder/form/panels/skills-panel.tsx'
import { showFields } from '#web/features/builder/testing/show-fields.tsx'
import { clearToasts, shownToasts } from '#web/lib/toast.ts'

const user = userEvent.setup()
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
const button = (name: string) => screen.getByRole('button', { name })
beforeAll(() => {
  Element.prototype.scrollIntoView ??= () => {}
})
afterEach(() => act(clearToasts))

const StartDate = () => <DateField path="experience.0.startDate" label="Start date" />

test('a month that is typed is kept in one form when the field is left, and says how it is printed', async () => {
  const { content } = showFields(StartDate)
  await user.type(field('Start date'), 'March 2021')
  expect(content().experience[0]?.startDate).toBe('March 2021')
  await user.tab()
  expect(content().experience[0]?.startDate).toBe('2021-03')
  expect(field('Start date').getAttribute('aria-describedby')).toBe(screen.getByText(/Mar 2021/).id)
})

test('undo gives back the date as it was typed, and leaving the field again does not change it', async () => {
  const { content, store } = showFields(StartDate)
  await user.type(field('Start date'), '3/21')
  await user.tab()
  act(() => store.undo())
  expect(content().experience[0]?.startDate).toBe('3/21')
  await user.click(field('Start date'))
  await user.tab()
  expect(content().experience[0]?.startDate).toBe('3/21')
})

test('a date in free words stays as it is typed', async () => {
  const { content } = showFields(StartDate)
  await user.type(field('Start date'), 'Winter 2020')
  await user.tab()
  expect(content().experience[0]?.startDate).toBe('Winter 2020')
  expect(screen.queryByText(/Printed as/)).toBeNull()
})

test('certificates in lines are turned into entries as one step of undo', async () => {
  const { content, store } = showFields(EducationPanel)
  act(() => store.edit((before) => setField(before, 'certifications', ['CKA, CNCF, 2023', 'First aid'])))
  await user.click(button('Turn lines into entries'))
  expect(content().certificates).toMatchObject([
    { name: 'CKA', issuer: 'CNCF', date: '2023' },
    { name: 'First aid', issuer: '' },
  ])
  expect(screen.queryByText('In one line each')).toBeNull()
  act(() => store.undo())
  expect(content().certifications).toEqual(['CKA, CNCF, 2023', 'First aid'])
})

test('the level of a language is written behind it, and a level of its own stays', async () => {
  const { content, store } = showFields(SkillsPanel)
  act(() => store.edit((before) => setField(before, 'skills.languages', ['Igbo', 'English (since birth)'])))
  await user.selectOptions(screen.getByRole('combobox', { name: 'Igbo' }), 'C1')
  expect(content().skills.languages).toEqual(['Igbo (C1)', 'English (since birth)'])
  const english = screen.getByRole<HTMLSelectElement>('combobox', { name: 'English' })
  expect(english.value).toBe('since birth')
  await user.selectOptions(english, 'Native')
  expect(field('Languages').value).toBe('Igbo (C1), English (Native)')
})

test('levels of languages are in the language of the resume', () => {
  const { store } = showFields(SkillsPanel)
  act(() => store.edit((before) => setField(setField(before, 'language', 'de'), 'skills.languages', ['Igbo'])))
  expect(screen.getByRole('option', { name: 'Muttersprache' })).toBeDefined()
})

test('a project has several links, and one of them can be removed', async () => {
  const { content } = showFields(ProjectsPanel)
  await user.click(button('Add project'))
  await user.click(screen.getByText('More about this project'))
  await user.click(button('Add link'))
  await user.type(field('Link 1'), 'one.example')
  await user.click(button('Add link'))
  await user.type(field('Link 2'), 'two.example')
  await user.click(button('Remove link 1'))
  expect(content().projects[0]?.links).toEqual(['two.example'])
})

test('a folded part stays open while its only field is cleared', async () => {
  showFields(ProjectsPanel)
  await user.click(button('Add project'))
  await user.click(screen.getByText('More about this project'))
  await user.type(field('Your role'), 'A{Backspace}')
  expect(screen.getByText('More about this project').closest('details')?.open).toBe(true)
})

test('a ready-made section has its heading in the language of the resume, and is offered once', async () => {
  const { content, store } = showFields(CustomSections)
  act(() => store.edit((before) => setField(before, 'language', 'de')))
  await user.click(button('Patents'))
  const [section] = content().custom ?? []
  expect(section).toMatchObject({ kind: 'patents', title: '' })
  expect(headingOf(content(), `custom:${section?.id ?? ''}`)).toBe('Patente')
  expect(screen.queryByRole('button', { name: 'Patents' })).toBeNull()
  await user.type(field('Heading'), 'Erfindungen')
  expect(headingOf(content(), `custom:${section?.id ?? ''}`)).toBe('Erfindungen')
})

test('a usual consent text is one click away', async () => {
  const { content } = showFields(ClosingFields)
  await user.click(button('Polish'))
  expect(content().consent).toMatch(/^Wyrażam zgodę na przetwarzanie moich danych osobowych/)
  await expect.poll(() => document.activeElement?.id).toBe('field-consent')
})

test('a list is sorted by date at a click, which is one step of undo', async () => {
  const { content, store } = showFields(AwardsFields)
  for (const date of ['2019', '2023-05']) {
    await user.click(button('Add award'))
    const dates = screen.getAllByRole('textbox', { name: 'Date' })
    await user.type(dates.at(-1)!, date)
  }
  await user.click(button('Sort by date'))
  const dates = () => content().awards?.map(({ date }) => date)
  expect(dates()).toEqual(['2023-05', '2019'])
  await user.click(button('Sort by date'))
  expect(shownToasts().map(({ title }) => title)).toContain('Already sorted by date')
  act(() => store.undo())
  expect(dates()).toEqual(['2019', '2023-05'])
})
