import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import type { Publication } from '#shared/contract/template-publication.ts'
import { PublishPanel } from '#web/features/template-editor/publish-panel.tsx'
import { clearToasts, shownToasts } from '#web/lib/toast.ts'
import { show } from '#web/testing/show.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
  clearToasts()
})

const NOTHING: Publication = { published: null }
const PUBLISHED: Publication = { published: { points: 97, publishedAt: '2026-03-01T12:00:00.000Z', isCurrent: true } }
const showPanel = (publication: Publication, { saves = 0, isEdited = false } = {}) =>
  show(() => <PublishPanel id={1_000_001} publication={publication} saves={saves} isEdited={isEdited} />)

/** Records requests to the server, and answers with a status and a body. */
function answering(status: number, body: unknown) {
  const requests: unknown[] = []
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    requests.push([init.method, path])
    return new Response(JSON.stringify(body), { status })
  })
  return requests
}
const button = (name: string) => screen.queryByRole('button', { name })

test('a template is published with one click, and then shows its points', async () => {
  const requests = answering(200, PUBLISHED)
  showPanel(NOTHING)
  await userEvent.click(screen.getByRole('button', { name: 'Publish' }))
  expect(requests).toEqual([['PUT', '/api/user-templates/1000001/publication']])
  expect(screen.getByText('Published on Mar 1, 2026 with 97 points.')).toBeTruthy()
  expect(button('Publish again')).toBeNull()
})

test('a refusal says why, and names what is lost', async () => {
  const losses = [{ fate: 'unprinted', path: 'personalInfo.email', text: 'ada@example.com' }]
  const share = { right: 1, all: 2 }
  answering(422, {
    code: 'template_loses_text',
    message: 'Readers lose a field.',
    readBack: { points: 95, fields: share, words: share, losses },
  })
  showPanel(NOTHING)
  await userEvent.click(screen.getByRole('button', { name: 'Publish' }))
  expect(screen.getByText('Readers lose a field.')).toBeTruthy()
  expect(screen.getByRole('listitem').textContent).toBe('Email: “ada@example.com” isn’t on the page')
  expect(button('Unpublish')).toBeNull()
})

test('other refusals are shown as they are', async () => {
  answering(409, { code: 'site_full', message: 'This site is full.' })
  showPanel(NOTHING)
  await userEvent.click(screen.getByRole('button', { name: 'Publish' }))
  expect(shownToasts()[0]).toMatchObject({ title: 'Couldn’t publish your template', description: 'This site is full.' })
})

test('changes are saved before they can be published', async () => {
  const requests = answering(200, PUBLISHED)
  showPanel(PUBLISHED, { isEdited: true })
  expect(screen.getByText('You’ve changed it since. Others still get the published copy.')).toBeTruthy()
  expect(screen.getByText('Save your changes to publish them.')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Publish again' }))
  expect(requests).toEqual([])
})

test('a template that was saved since can be published again', () => {
  showPanel(PUBLISHED, { saves: 1 })
  expect(button('Publish again')).not.toBeNull()
})

test('unpublishing asks first and says what happens to others', async () => {
  const requests = answering(200, {})
  showPanel(PUBLISHED)
  await userEvent.click(screen.getByRole('button', { name: 'Unpublish' }))
  const dialog = within(screen.getByRole('alertdialog'))
  expect(dialog.getByText(/Other people’s resumes that use it change to the plain layout/)).toBeTruthy()
  await userEvent.click(dialog.getByRole('button', { name: 'Unpublish' }))
  expect(requests).toEqual([['DELETE', '/api/user-templates/1000001/publication']])
  expect(await screen.findByRole('button', { name: 'Publish' })).toBeTruthy()
})
