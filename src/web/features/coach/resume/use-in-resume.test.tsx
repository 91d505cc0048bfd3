import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { sampleContent } from '#shared/template/samples.ts'
import { UseInResume } from '#web/features/coach/resume/use-in-resume.tsx'
import { clearToasts } from '#web/lib/toast.ts'
import { show } from '#web/testing/show.tsx'

const card = {
  id: 7,
  title: 'Support lead',
  templateId: 1,
  atsScore: null,
  isPublic: false,
  version: 4,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-02T00:00:00.000Z',
}
const resume = { ...card, content: sampleContent('short') }
const line = (path: string, text: string) => ({
  path,
  text,
  source: { questionId: 'q1', quote: 'I cut it' },
  verbatim: false,
})
const written = {
  lines: [line('experience.0.achievements.0', 'Cut returns by 38%'), line('skills.0', 'Zendesk')],
  unused: [],
  engine: 'embedded',
  fellBack: null,
  rewritten: true,
}

/** Answers each request by its method and path, in their order. */
function answerWith(answers: Record<string, Response[]>) {
  const requests: { call: string; body: { version?: number; content?: typeof resume.content } }[] = []
  vi.stubGlobal('fetch', async (path: string, { method, body }: { method: string; body?: string }) => {
    const name = `${method} ${path}`
    requests.push({ call: name, body: body === undefined ? {} : JSON.parse(body) })
    return answers[name]?.shift() ?? Response.json({ code: 'none', message: `Nobody answers ${name}` }, { status: 404 })
  })
  return requests
}
const respondWithResume = () => Response.json(resume)

afterEach(() => {
  act(clearToasts)
  vi.unstubAllGlobals()
})
const user = userEvent.setup()

async function makeLines(answer = 'I cut it') {
  show(() => <UseInResume place={{ sessionId: 3, questionId: 'q1' }} about={null} answer={answer} resumes={[card]} />)
  await user.click(screen.getByRole('button', { name: 'Use it in my resume' }))
  await user.selectOptions(screen.getByLabelText('Resume'), 'Support lead')
  await user.click(await screen.findByRole('button', { name: 'Write bullet points' }))
}

async function chooseLine() {
  await makeLines()
  await user.click(await screen.findByRole('checkbox', { name: 'Cut returns by 38%' }))
  await user.click(screen.getByRole('button', { name: 'Add 1 bullet point' }))
}

test('a selected bullet is shown beside its source, added to its position, and removed by undo', async () => {
  const after = structuredClone(resume)
  after.content.experience[0]?.achievements.push('Cut returns by 38%')
  const requests = answerWith({
    'GET /api/resumes/7': [respondWithResume(), respondWithResume(), Response.json({ ...after, version: 5 })],
    'POST /api/coach/bullet': [Response.json(written)],
    'PUT /api/resumes/7': [Response.json(after), respondWithResume()],
  })
  await chooseLine()
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(await screen.findByText('Removed from your resume')).toBeDefined()
  const saves = requests.filter(({ call }) => call.startsWith('PUT')).map(({ body }) => body)
  expect(saves.map(({ version }) => version)).toEqual([4, 5])
  expect(saves[0]?.content?.experience[0]?.achievements.at(-1)).toBe('Cut returns by 38%')
  expect(saves[1]?.content).toEqual(resume.content)
})

test('only bullets for the position are offered', async () => {
  answerWith({
    'GET /api/resumes/7': [respondWithResume(), respondWithResume()],
    'POST /api/coach/bullet': [Response.json(written)],
  })
  await chooseLine()
  expect(screen.getAllByRole('checkbox')).toHaveLength(1)
  expect(screen.getByText('You said: “I cut it”')).toBeDefined()
})

test('the source of a bullet is highlighted within its sentence', async () => {
  answerWith({ 'GET /api/resumes/7': [respondWithResume()], 'POST /api/coach/bullet': [Response.json(written)] })
  await makeLines('We had many. Ahmed planned it, I cut it with him. It took a year.')
  const highlight = await screen.findByText('I cut it', { selector: 'mark' })
  expect(highlight.parentElement?.textContent).toBe('You said: “Ahmed planned it, I cut it with him.”')
})

test('a bullet in the original words is labeled as such, and no other', async () => {
  const lines = [written.lines[0], { ...line('experience.0.achievements.1', 'I was at 97%'), verbatim: true }]
  answerWith({
    'GET /api/resumes/7': [respondWithResume()],
    'POST /api/coach/bullet': [Response.json({ ...written, lines })],
  })
  await makeLines()
  const marks = await screen.findAllByText('In your own words')
  expect(marks.map((mark) => mark.closest('li')?.textContent)).toEqual([expect.stringContaining('I was at 97%')])
})

test('one click replaces a selected bullet with its original words, another reverts it, and it stays selected', async () => {
  const requests = answerWith({
    'GET /api/resumes/7': [respondWithResume(), respondWithResume(), respondWithResume()],
    'POST /api/coach/bullet': [Response.json(written)],
    'PUT /api/resumes/7': [respondWithResume()],
  })
  await makeLines()
  await user.click(await screen.findByRole('checkbox', { name: 'Cut returns by 38%' }))
  await user.click(screen.getByRole('button', { name: 'Use my words instead of: Cut returns by 38%' }))
  expect(screen.getByRole('checkbox', { name: 'I cut it' })).toHaveProperty('checked', true)
  await user.click(screen.getByRole('button', { name: 'Use suggested line: Cut returns by 38%' }))
  await user.click(screen.getByRole('button', { name: 'Use my words instead of: Cut returns by 38%' }))
  await user.click(screen.getByRole('button', { name: 'Add 1 bullet point' }))
  const saved = requests.find(({ call }) => call.startsWith('PUT'))?.body.content
  expect(saved?.experience[0]?.achievements.at(-1)).toBe('I cut it')
})

test('a resume changed elsewhere is not overwritten: a message says so, and the selection stays', async () => {
  const conflict = Response.json({ code: 'changed', message: 'Changed.', resume }, { status: 409 })
  answerWith({
    'GET /api/resumes/7': [respondWithResume(), respondWithResume()],
    'POST /api/coach/bullet': [Response.json(written)],
    'PUT /api/resumes/7': [conflict],
  })
  await chooseLine()
  expect((await screen.findByRole('alert')).textContent).toContain('changed somewhere else at the same time')
  expect(screen.getByRole('checkbox')).toHaveProperty('checked', true)
})

test('an answer without a bullet shows the reason, and can be added in its original words', async () => {
  const unused = [
    { source: { questionId: 'q1', quote: 'and nobody had to wait' }, why: 'negative' },
    { source: { questionId: 'q1', quote: 'I cut returns' }, why: 'repeated' },
  ]
  answerWith({
    'GET /api/resumes/7': [respondWithResume()],
    'POST /api/coach/bullet': [Response.json({ ...written, lines: [], unused })],
  })
  await makeLines()
  expect((await screen.findByText('You also said', { exact: false })).textContent).toContain('2 things')
  expect(screen.getByText(/This says what didn’t happen/)).toBeDefined()
  await user.click(screen.getByRole('button', { name: /^Add in my own words/ }))
  const line = screen.getByRole('checkbox', { name: 'Nobody had to wait' })
  expect(document.activeElement).toBe(line)
  await user.click(line)
  expect(screen.getByRole('button', { name: 'Add 1 bullet point' })).toBeDefined()
})

test('the writer of the bullets is named, with the reason if it is no language model', async () => {
  answerWith({
    'GET /api/resumes/7': [respondWithResume()],
    'POST /api/coach/bullet': [Response.json({ ...written, fellBack: 'timeout' })],
  })
  await makeLines()
  expect(await screen.findByText('Written by our built-in writer.')).toBeDefined()
  expect(screen.getByText('The language model took too long.')).toBeDefined()
})
