import { screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { rightsOf } from '#shared/billing/rights.ts'
import type { Template } from '#shared/contract/templates.ts'
import { builtInTemplates } from '#shared/template/built-in/all.ts'
import { Analyzer } from '#web/features/ats/analyzer.tsx'
import { ServerResumes } from '#web/features/resumes/server-resumes.tsx'
import { TemplateCard } from '#web/features/templates/template-card.tsx'
import type { Visitor } from '#web/lib/visitor.ts'
import { show } from '#web/testing/show.tsx'

const selling = { payments: true, enforced: true }
const visitor = vi.hoisted((): { rights?: Visitor['rights'] } => ({}))
vi.mock('#web/lib/visitor.ts', () => ({ useVisitor: () => visitor }))

afterEach(() => {
  delete visitor.rights
})

const time = '2026-01-01T00:00:00.000Z'
const card = { templateId: null, atsScore: 90, isPublic: false, version: 1, createdAt: time, updatedAt: time }
const resumes = [1, 2].map((id) => ({ ...card, id, title: `Resume ${id}` }))
const named = (wanted: string): Template => builtInTemplates.find(({ name }) => name === wanted)!

test('somebody on the free plan reads what costs something before they begin', () => {
  visitor.rights = rightsOf([], selling)
  show(() => (
    <>
      <ServerResumes resumes={resumes} hasOthers={false} />
      <Analyzer resumes={resumes} initialId={null} />
      <TemplateCard template={named('Boardroom')} />
      <TemplateCard template={named('ATS-Safe Professional')} />
    </>
  ))
  expect(screen.getByText(/Your plan keeps 1 resume in the account/)).toBeTruthy()
  expect(screen.getByText('This analysis is not part of your plan')).toBeTruthy()
  expect(screen.getByText(/\(from \$9 a month\)/)).toBeTruthy()
  expect(screen.getAllByText('Premium')).toHaveLength(1)
  expect(screen.getByText(/PDF and Word files from \$4\.97 a month/)).toBeTruthy()
})

test.each([
  ['whoever has it all', rightsOf(['premium'], selling)],
  ['everybody where plans are not enforced', rightsOf([], { payments: true, enforced: false })],
  ['everybody where payments are off', rightsOf([], { payments: false, enforced: true })],
])('%s reads of no plan', (_, rights) => {
  visitor.rights = rights
  show(() => (
    <>
      <ServerResumes resumes={resumes} hasOthers={false} />
      <Analyzer resumes={resumes} initialId={null} />
      <TemplateCard template={named('Boardroom')} />
    </>
  ))
  expect(screen.queryByText(/plan/)).toBeNull()
  expect(screen.queryByText(/\$/)).toBeNull()
  expect(screen.queryByText('Premium')).toBeNull()
})
