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

test('a template chosen for a new resume gives it a title', () => {
  show(() => <NewResume templates={[template]} signedIn={false} templateId={3} />)
  expect(title()).toBe('Resume - Boardroom')
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Create Resume')
})

test('a new resume begins with the profile and the usual template, and is not kept before the first edit', async () => {
  show(() => (
    <NewResume templates={[template]} signedIn templateId={null} usualTemplateId={3} beginning={named('Ada')} />
  ))
  expect([title(), fullName()]).toEqual(['', 'Ada'])
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(location.search).toBe('')
  expect(await listLocalResumes()).toEqual([])
})

test('a new resume shows five tabs, and two for what not every resume needs', () => {
  show(() => <NewResume templates={[]} signedIn={false} templateId={null} />)
  const tabs = [...screen.getByRole('tablist', { name: 'Parts of the resume' }).children].map((tab) => tab.textContent)
  expect(tabs).toEqual(['Personal', 'Experience', 'Education', 'Skills', 'Projects', 'More', 'Design'])
})

test('a resume of the account fills title and content', () => {
  const resume = makeResume({ title: 'Cook', content: named('Ada') })
  show(() => <ServerResume templates={[]} signedIn resume={resume} />)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Edit Resume')
  expect([title(), fullName()]).toEqual(['Cook', 'Ada'])
})

test('what was typed and not saved comes back after a crash, with a quiet word', async () => {
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
  expect(shownToasts()[0]).toMatchObject({ title: 'Your unsaved changes are back', action: { label: 'Discard them' } })
  shownToasts()[0]?.action?.onAct()
  await waitFor(() => expect(fullName()).toBe('Ada'))
})

test('what comes back is open to be seen, as in a resume that was just opened', async () => {
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

test('what was typed before a newer save is offered, not put over it', async () => {
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
  await waitFor(() => expect(shownToasts()[0]?.action?.label).toBe('Show them'))
  expect(fullName()).toBe('Newer')
  shownToasts()[0]?.action?.onAct()
  await waitFor(() => expect(fullName()).toBe('Older'))
})

test('what was typed while a save was on its way comes back at once, as a change of what arrived', async () => {
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
  expect(shownToasts()[0]?.title).toBe('Your unsaved changes are back')
})

test('a resume of the browser is opened by its number', async () => {
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
})

test('one that this browser does not have is missed in words', async () => {
  show(() => <BrowserResume templates={[]} signedIn={false} id={101} />)
  expect(await screen.findByText('This resume is not here')).toBeDefined()
})

test('a resume of the browser that has gone into the account is opened there', async () => {
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
