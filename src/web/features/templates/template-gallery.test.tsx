import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { Template } from '#shared/template/template.ts'
import { TemplateGallery } from '#web/features/templates/template-gallery.tsx'
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

test('an empty gallery says so, with a next step', () => {
  show(() => <TemplateGallery templates={[]} />)
  expect(screen.queryByText('No templates available')).not.toBeNull()
  expect(screen.getByRole('link', { name: 'Start without a template' }).getAttribute('href')).toBe('/resume-builder')
})
