import '#web/testing/fake-indexeddb.ts'
import { act, fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { emptyContent } from '#shared/resume/schema.ts'
import type { Template } from '#shared/template/template.ts'
import { TemplateGallery } from '#web/features/templates/template-gallery.tsx'
import { listLocalResumes, removeLocalResume, saveLocalResume } from '#web/persistence/local-store.ts'
import { show } from '#web/testing/show.tsx'

const plain: Template = {
  id: 7,
  name: 'Plain',
  description: 'One column.',
  category: 'ats-safe',
  atsScore: 97,
  isPremium: false,
  htmlTemplate: '<h1>{{name}}</h1>',
  cssStyles: '',
}
const bold: Template = { ...plain, id: 8, name: 'Bold', description: ' ', category: 'creative', atsScore: null }

// Where no sample can be fetched, the general one takes its place.
beforeEach(() => void vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch'))))
afterEach(async () => {
  vi.unstubAllGlobals()
  for (const { id } of await listLocalResumes()) await removeLocalResume(id)
})

const cardOf = (name: string) => within(screen.getByRole('heading', { name }).closest('article')!)
const names = () => screen.getAllByRole('heading').map((heading) => heading.textContent)

test('a card links to the builder with its template', () => {
  show(() => <TemplateGallery templates={[plain, bold]} />)
  const link = cardOf('Bold').getByRole('link', { name: 'Use This Template: Bold' })
  expect(link.getAttribute('href')).toBe('/resume-builder?template=8')
  expect(link.textContent).toBe('Use This Template')
})

test('a template without a description has the default sentence', () => {
  show(() => <TemplateGallery templates={[plain, bold]} />)
  expect(cardOf('Plain').queryByText('One column.')).not.toBeNull()
  expect(cardOf('Bold').queryByText('Professional template optimized for ATS compatibility')).not.toBeNull()
})

test('a measured score is shown with a dot and a label, and an unmeasured one is not shown', () => {
  show(() => <TemplateGallery templates={[plain, bold]} />)
  expect(cardOf('Plain').getByText('Text extracted: 97%').textContent).toBe('Text extracted: 97%Excellent')
  expect(cardOf('Bold').queryByText(/^Text extractors/)).toBeNull()
})

test('a template that a user published says so, with its points, and promises nothing else', () => {
  const shared: Template = { ...bold, id: 1_000_001, name: 'Shared', atsScore: 93, publishedAt: '2026-03-01T12:00:00Z' }
  show(() => <TemplateGallery templates={[plain, shared]} />)
  expect(cardOf('Shared').queryByText('Made by people of this site')).not.toBeNull()
  expect(cardOf('Shared').queryByText('Text extracted: 93%')).not.toBeNull()
  expect(cardOf('Shared').queryByText('Professional template optimized for ATS compatibility')).toBeNull()
  expect(cardOf('Plain').queryByText('Made by people of this site')).toBeNull()
})

test('a category filters the templates', async () => {
  show(() => <TemplateGallery templates={[plain, bold]} />)
  await userEvent.click(screen.getByRole('link', { name: 'Creative' }))
  expect(names()).toEqual(['Bold'])
  await userEvent.click(screen.getByRole('link', { name: 'All' }))
  expect(names()).toEqual(['Plain', 'Bold'])
})

test('a URL with an unknown category shows all templates', () => {
  show(() => <TemplateGallery templates={[plain, bold]} />, { at: '/templates?category=nonsense' })
  expect(names()).toEqual(['Plain', 'Bold'])
})

test('the number of templates is announced, and the filters can be cleared', async () => {
  show(() => <TemplateGallery templates={[plain, bold]} />)
  expect(screen.getByRole('status').textContent).toBe('2 templates')
  expect(screen.queryByRole('link', { name: 'Clear filters' })).toBeNull()
  await userEvent.selectOptions(screen.getByLabelText('Columns'), 'Two columns')
  expect(screen.getByRole('status').textContent).toBe('0 of 2 templates')
  expect(screen.queryByText('No template fits all of these filters')).not.toBeNull()
  await userEvent.click(screen.getByRole('link', { name: 'Clear filters' }))
  expect(names()).toEqual(['Plain', 'Bold'])
})

test('the address has the filters, so they work without scripts and can be shared', () => {
  show(() => <TemplateGallery templates={[plain, bold]} />, { at: '/templates?category=creative&columns=one' })
  const form = screen.getByRole<HTMLFormElement>('form', { name: 'Filter templates' })
  expect(form.method).toBe('get')
  expect([...new FormData(form)]).toEqual([
    ['for', ''],
    ['columns', 'one'],
    ['photo', ''],
    ['category', 'creative'],
  ])
})

test('a template opens enlarged with what is known of it, and Escape gives the focus back', async () => {
  show(() => <TemplateGallery templates={[plain, bold]} />, { at: '/templates?category=creative' })
  const enlarge = screen.getByRole('button', { name: 'Enlarge Bold' })
  enlarge.focus()
  await act(async () => void fireEvent.click(enlarge))
  await vi.waitFor(() => screen.getByRole('dialog', { name: 'Bold' }), { timeout: 20_000 })
  const dialog = screen.getByRole('dialog', { name: 'Bold' })
  const facts = within(dialog).getAllByRole('definition')
  expect(facts.map(({ textContent }) => textContent)).toEqual([
    'Creative',
    'Technology, Business and finance, Health',
    'One column',
    'Photo optional',
  ])
  const use = within(dialog).getByRole('link', { name: 'Use This Template: Bold' })
  expect(use.getAttribute('href')).toBe('/resume-builder?template=8')
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(document.activeElement).toBe(enlarge)
  expect(names()).toEqual(['Bold'])
})

test('an address opens a template enlarged, whatever the filters hide', async () => {
  show(() => <TemplateGallery templates={[plain, bold]} />, { at: '/templates?category=creative&show=7' })
  expect(await screen.findByRole('dialog', { name: 'Plain' }, { timeout: 20_000 })).toBeDefined()
})

test('who has no resume is not asked which one to show', async () => {
  show(() => <TemplateGallery templates={[plain]} />)
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(screen.queryByRole('radio', { name: 'My resume' })).toBeNull()
})

test('the resume that was changed last is shown first, and another one can be chosen', async () => {
  await saveLocalResume(resume(1, 'Baker', '2026-01-01T00:00:00.000Z'))
  await saveLocalResume(resume(2, 'Cook', '2026-02-01T00:00:00.000Z'))
  show(() => <TemplateGallery templates={[plain]} />)
  await userEvent.click(await screen.findByRole('radio', { name: 'My resume' }))
  const which = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Resume' })
  expect([...which.options].map(({ text, selected }) => [text, selected])).toEqual([
    ['Cook', true],
    ['Baker', false],
  ])
  await userEvent.selectOptions(which, 'Baker')
  expect(which.selectedOptions[0]?.text).toBe('Baker')
  await userEvent.click(screen.getByRole('radio', { name: 'Sample' }))
  expect(screen.queryByRole('combobox', { name: 'Resume' })).toBeNull()
})

const resume = (id: number, title: string, updatedAt: string) => ({
  id,
  title,
  templateId: null,
  content: emptyContent(),
  createdAt: updatedAt,
  updatedAt,
})

test('an empty gallery says so, with a next step', () => {
  show(() => <TemplateGallery templates={[]} />)
  expect(screen.queryByText('No templates available')).not.toBeNull()
  expect(screen.getByRole('link', { name: 'Start without a template' }).getAttribute('href')).toBe('/resume-builder')
})
