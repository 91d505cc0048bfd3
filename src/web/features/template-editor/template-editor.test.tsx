import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import type { UserTemplate } from '#shared/contract/user-templates.ts'
import { PointsLine } from '#web/features/template-editor/points/points-line.tsx'
import { ProblemList } from '#web/features/template-editor/problem-list.tsx'
import { StartPage } from '#web/features/template-editor/start-page.tsx'
import { VariableControls } from '#web/features/template-editor/variable-controls.tsx'
import { clearToasts } from '#web/lib/toast.ts'
import { show } from '#web/testing/show.tsx'

const own: UserTemplate = {
  id: 1_000_001,
  name: 'Engine style',
  description: '',
  category: 'other',
  isPremium: false,
  atsScore: null,
  htmlTemplate: '<h1>{{fullName}}</h1>',
  cssStyles: '.doc h1{color:red}',
  basedOn: 3,
  createdAt: '2026-03-01T12:00:00.000Z',
  updatedAt: '2026-03-01T12:00:00.000Z',
}

beforeEach(() => {
  clearToasts()
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
})

test('own templates can be edited, used and deleted, and the one that was asked for comes first', () => {
  const [first, second] = [
    { ...own, id: 1, name: 'Plain' },
    { ...own, id: 2, name: 'Bold' },
  ]
  show(() => <StartPage own={[own]} templates={[first, second]} from={2} />)
  expect(screen.getByRole('link', { name: 'Edit: Engine style' }).getAttribute('href')).toBe('/template-editor/1000001')
  expect(screen.getByRole('link', { name: 'Use: Engine style' }).getAttribute('href')).toBe(
    '/resume-builder?template=1000001',
  )
  const starts = within(screen.getByRole('region', { name: 'Start from' })).getAllByRole('button')
  expect(starts.map(({ textContent }) => textContent)).toEqual(['Import a file', 'Bold', 'Plain'])
})

test('where people can publish, the page says that templates are private until then', () => {
  const shared = { ...own, name: 'Of others', publishedAt: '2026-03-01T12:00:00.000Z' }
  show(() => <StartPage own={[]} templates={[shared]} from={null} canPublish />)
  expect(screen.queryByText(/until you publish them/)).not.toBeNull()
  expect(screen.getByRole('button', { name: 'Of others Made by people of this site' })).toBeTruthy()
})

test('with twenty templates no other can be begun', () => {
  const all = Array.from({ length: 20 }, (_, index) => ({ ...own, id: 1_000_000 + index, name: `No. ${index}` }))
  show(() => <StartPage own={all} templates={[{ ...own, id: 1, name: 'Plain' }]} from={null} />)
  expect(screen.queryByRole('button', { name: 'Plain' })).toBeNull()
  expect(screen.queryByText('You have 20 templates, which is the limit')).not.toBeNull()
})

test('a file that is no template is refused with a sentence', async () => {
  show(() => <StartPage own={[]} templates={[]} from={null} />)
  const file = new File(['{"basics":{}}'], 'resume.json', { type: 'application/json' })
  await userEvent.upload(screen.getByLabelText('Template file'), file)
  expect((await screen.findByText('This file isn’t a template')).textContent).toBe('This file isn’t a template')
})

test('a control writes its variable into the style sheet', async () => {
  const written: string[] = []
  const css = ".doc,.page{--template-accent:#27567f}\n.doc{--font:'Literata';--m:50px}"
  show(() => <VariableControls css={css} onChange={(next) => written.push(next)} />)
  await userEvent.selectOptions(screen.getByLabelText('Font'), 'Roboto')
  expect(written).toEqual([css.replace('Literata', 'Roboto')])
  expect(screen.getByLabelText('Accent color')).toHaveProperty('value', '#27567f')
  expect(screen.getByLabelText('Page margin in pixels')).toHaveProperty('value', '50')
  // This sheet has no use for it.
  expect(screen.queryByLabelText('Side column in pixels')).toBeNull()
})

test('a problem is shown with its reason, and leads to its line', async () => {
  const problem = { part: 'css', sentence: '"float" takes text out of the flow.', line: 4 } as const
  const opened = vi.fn<(one: unknown) => void>()
  show(() => <ProblemList problems={[problem]} onOpen={opened} />)
  await userEvent.click(screen.getByRole('button', { name: 'CSS, line 4' }))
  expect(opened).toHaveBeenCalledWith(problem)
  expect(screen.getByRole('listitem').textContent).toContain('takes text out of the flow')
})

test('the points name the reader, and the field of each text that it loses', async () => {
  const losses = [
    { fate: 'lost', path: 'experience.0.position', text: 'Engineer' },
    { fate: 'misplaced', path: 'personalInfo.fullName', text: 'Ada Lovelace' },
    { fate: 'broken', path: 'skills.technical.*', text: 'sql' },
    { fate: 'lost', path: null, text: 'Skills' },
  ] as const
  const share = { right: 98, all: 100 }
  show(() => <PointsLine points={{ points: 91, fields: share, words: { right: 207, all: 210 }, losses }} />)
  const line = 'Our reader gets back 98 of 100 fields and 207 of 210 words of three sample resumes'
  await waitFor(() => expect(screen.queryByText(line)).not.toBeNull())
  expect(screen.queryByText('91 points')).not.toBeNull()
  expect(screen.getAllByRole('listitem', { hidden: true }).map(({ textContent }) => textContent)).toEqual([
    'Experience · Position: “Engineer” isn’t read whole',
    'Full Name: “Ada Lovelace” isn’t recognized as this field',
    'Skills · Technical skills: “sql” isn’t read as a word of its own',
    'Heading or label: “Skills” isn’t read whole',
  ])
})
