import '#web/testing/fake-indexeddb.ts'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useLocation } from 'react-router'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { emptyContent } from '#shared/resume/schema.ts'
import { BrowserResume, NewResume, ServerResume } from '#web/features/builder/open-resume.tsx'
import { makeResume } from '#web/features/builder/testing/make-builder.ts'
import { fingerprintResume } from '#web/persistence/fingerprint.ts'
import { removeDraft, saveDraft } from '#web/persistence/drafts.ts'
import { listLocalResumes, removeLocalResume, saveLocalResume } from '#web/persistence/local-store.ts'
import { recordMove } from '#web/persistence/moved-resumes.ts'
import { clearToasts, shownToasts } from '#web/lib/toast.ts'
import { show } from '#web/testing/show.tsx'

const template = {
  id: 3,
  name: 'Boardroom',
  description: '',
  category: 'executive' as const,
  atsScore: null,
  isPremium: false,
  htmlTemplate: '',
  cssStyles: '',
}
const time = '2026-01-01T00:00:00.000Z'
const title = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Resume Title' }).value
const fullName = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Full Name' }).value
const named = (name: string) => {
  const content = emptyContent()
  return { ...content, personalInfo: { ...content.personalInfo, fullName: name } }
}

beforeEach(() => {
  history.replaceState(null, '', '/resume-builder')
})
afterEach(async () => {
  clearToasts()
  localStorage.removeItem('moved-resumes')
  await removeDraft(7, 'gone')
  await removeLocalResume(100)
})

test('a template selected for a new resume sets its title', () => {
  show(() => <NewResume templates={[template]} signedIn={false} templateId={3} />)
  expect(title()).toBe('Resume - Boardroom')
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Create Resume')
})

test('a template that does not exist says so, and the resume opens without it', () => {
  show(() => <NewResume templates={[template]} signedIn={false} templateId={99999} />)
  expect(title()).toBe('')
  expect(shownToasts()[0]?.title).toBe('We couldn’t find that template')
})

test('templates that could not be loaded are not said to be unknown', () => {
  show(() => <NewResume templates={[]} signedIn={false} templateId={3} />)
  expect(shownToasts()).toEqual([])
})

test('a new resume starts with the profile and the default template, and is not stored before the first edit', async () => {
  show(() => (
    <NewResume templates={[template]} signedIn templateId={null} usualTemplateId={3} beginning={named('Ada')} />
  ))
  expect([title(), fullName()]).toEqual(['', 'Ada'])
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(location.search).toBe('')
  expect(await listLocalResumes()).toEqual([])
})

test('a new resume shows five tabs, and two for optional sections', () => {
  show(() => <NewResume templates={[]} signedIn={false} templateId={null} />)
  const tabs = [...screen.getByRole('tablist', { name: 'Resume sections' }).children].map((tab) => tab.textContent)
  expect(tabs).toEqual(['Personal', 'Experience', 'Education', 'Skills', 'Projects', 'More', 'Design'])
})

test('a resume from the account loads title and content', () => {
  const resume = makeResume({ title: 'Cook', content: named('Ada') })
  show(() => <ServerResume templates={[]} signedIn resume={resume} />)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Edit Resume')
  expect([title(), fullName()]).toEqual(['Cook', 'Ada'])
})

test('unsaved text is restored after a crash, with a discreet message', async () => {
  const resume = makeResume({ version: 2, content: named('Ada') })
  await saveDraft({
    resumeId: 7,
    tab: 'gone',
    title: 'Cook',
    templateId: null,
    content: named('Ada King'),
    version: 2,
    updatedAt: time,
  })
  show(() => <ServerResume templates={[]} signedIn resume={resume} />)
  await waitFor(() => expect(fullName()).toBe('Ada King'))
  expect(shownToasts()[0]).toMatchObject({ title: 'Unsaved changes restored', action: { label: 'Discard' } })
  shownToasts()[0]?.action?.onAct()
  await waitFor(() => expect(fullName()).toBe('Ada'))
})

test('restored entries are expanded, like those of a newly opened resume', async () => {
  const dates = { startDate: '', endDate: '', current: false }
  const job = { company: 'Inn', position: '', ...dates, description: '', achievements: [] }
  const resume = makeResume({ id: 9, version: 2, content: { ...named('Ada'), experience: [job] } })
  const content = { ...named('Ada King'), experience: [{ ...job, id: 'other', company: 'Inns' }] }
  await saveDraft({ resumeId: 9, tab: 'gone', title: 'Cook', templateId: null, content, version: 2, updatedAt: time })
  show(() => <ServerResume templates={[]} signedIn resume={resume} />)
  await waitFor(() => expect(fullName()).toBe('Ada King'))
  await userEvent.click(screen.getByRole('tab', { name: 'Experience' }))
  const company = await screen.findByRole<HTMLInputElement>('textbox', { name: /^Company/ }, { timeout: 8000 })
  expect(company.value).toBe('Inns')
})

test('unsaved text older than the last save is offered, not applied', async () => {
  const resume = makeResume({ version: 5, content: named('Newer') })
  await saveDraft({
    resumeId: 7,
    tab: 'gone',
    title: 'Cook',
    templateId: null,
    content: named('Older'),
    version: 2,
    updatedAt: time,
  })
  show(() => <ServerResume templates={[]} signedIn resume={resume} />)
  await waitFor(() => expect(shownToasts()[0]?.action?.label).toBe('Restore'))
  expect(fullName()).toBe('Newer')
  shownToasts()[0]?.action?.onAct()
  await waitFor(() => expect(fullName()).toBe('Older'))
})

test('text typed during a save is restored right away as a change to the saved version', async () => {
  const arrived = makeResume({ id: 8, version: 3, content: named('Ada') })
  await saveDraft({
    resumeId: 8,
    tab: 'gone',
    title: 'Cook',
    templateId: null,
    content: named('Ada King'),
    version: 2,
    sent: [fingerprintResume(arrived)],
    updatedAt: time,
  })
  show(() => <ServerResume templates={[]} signedIn resume={arrived} />)
  await waitFor(() => expect(fullName()).toBe('Ada King'))
  expect(shownToasts()[0]?.title).toBe('Unsaved changes restored')
})

test('a resume stored in the browser is opened by its number', async () => {
  await saveLocalResume({
    id: 100,
    title: 'Baker',
    templateId: null,
    content: named('Bo'),
    createdAt: time,
    updatedAt: time,
  })
  show(() => <BrowserResume templates={[]} signedIn={false} id={100} />)
  await waitFor(() => expect(fullName()).toBe('Bo'))
  expect(title()).toBe('Baker')
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Edit Resume')
})

test('a resume missing from this browser shows a message', async () => {
  show(() => <BrowserResume templates={[]} signedIn={false} id={101} />)
  expect(await screen.findByText('We can’t find this resume')).toBeDefined()
})

test('a resume that moved from the browser to the account is opened there', async () => {
  recordMove(100, 12)
  show(
    function Page() {
      const { pathname } = useLocation()
      return pathname === '/resume-builder' ? <BrowserResume templates={[]} signedIn id={100} /> : <p>{pathname}</p>
    },
    { at: '/resume-builder?local=100' },
  )
  expect((await screen.findByText('/resume-builder/12')).tagName).toBe('P')
})
