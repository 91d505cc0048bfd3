import type { ReactNode } from 'react'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { rightsOf } from '#shared/billing/rights.ts'
import type { Template } from '#shared/template/template.ts'
import { builtInTemplates } from '#shared/template/built-in/all.ts'
import { Analyzer } from '#web/features/ats/analyzer.tsx'
import { ServerResumes } from '#web/features/resumes/server-resumes.tsx'
import { TemplateCard } from '#web/features/templates/template-card.tsx'
import type { Visitor } from '#web/lib/visitor.ts'
import { show } from '#web/testing/show.tsx'

const selling = { payments: true, enforced: true }
const time = '2026-01-01T00:00:00.000Z'
const card = { templateId: null, atsScore: 90, isPublic: false, version: 1, createdAt: time, updatedAt: time }
const resumes = [1, 2].map((id) => ({ ...card, id, title: `Resume ${id}` }))
const named = (templateName: string): Template => builtInTemplates.find(({ name }) => name === templateName)!

const showWith = (rights: Visitor['rights'], Page: () => ReactNode) =>
  show(Page, { id: 'root', loader: () => ({ ...visitor, rights }), HydrateFallback: () => null })
const visitor = { locale: 'en', theme: 'light', brand: 'Curricle', origin: '', user: null }

test('on the free plan, paid features are marked before work on them begins', async () => {
  showWith(rightsOf([], selling), () => (
    <>
      <ServerResumes resumes={resumes} premiumTemplates={[]} others={[]} />
      <Analyzer resumes={resumes} initialId={null} />
      <TemplateCard template={named('Boardroom')} own={null} onEnlarge={() => {}} />
      <TemplateCard template={named('ATS-Safe Professional')} own={null} onEnlarge={() => {}} />
    </>
  ))
  expect(await screen.findByText(/Your plan includes 1 resume in your account/)).toBeTruthy()
  expect(screen.getByText('Your plan doesn’t include this analysis')).toBeTruthy()
  expect(screen.getByText(/\(from \$9 a month\)/)).toBeTruthy()
  expect(screen.getAllByText('Premium')).toHaveLength(1)
  expect(screen.getByText(/PDF and Word: from \$4\.97 a month/)).toBeTruthy()
})

test('the menu of a resume names the price that opens its Word file, template included', async () => {
  const premium = { ...resumes[1]!, templateId: 6 }
  showWith(rightsOf([], selling), () => (
    <ServerResumes resumes={[resumes[0]!, premium]} premiumTemplates={[6]} others={[]} />
  ))
  const priceIn = async (title: string) => {
    await userEvent.click(await screen.findByRole('button', { name: `Actions for ${title}` }))
    const words = (await screen.findByRole('menuitem', { name: /Download as Word/ })).textContent
    await userEvent.keyboard('{Escape}')
    return words
  }
  expect(await priceIn('Resume 1')).toContain('from $2.97 a month')
  expect(await priceIn('Resume 2')).toContain('from $4.97 a month')
})

test.each([
  ['an account with all rights', rightsOf(['premium'], selling)],
  ['an account where plans are not enforced', rightsOf([], { payments: true, enforced: false })],
  ['an account where payments are off', rightsOf([], { payments: false, enforced: true })],
])('%s sees no mention of plans', async (_, rights) => {
  showWith(rights, () => (
    <>
      <ServerResumes resumes={resumes} premiumTemplates={[]} others={[]} />
      <Analyzer resumes={resumes} initialId={null} />
      <TemplateCard template={named('Boardroom')} own={null} onEnlarge={() => {}} />
    </>
  ))
  await screen.findByText('Boardroom')
  expect(screen.queryByText(/plan/)).toBeNull()
  expect(screen.queryByText(/\$/)).toBeNull()
  expect(screen.queryByText('Premium')).toBeNull()
})
