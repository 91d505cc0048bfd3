import '#web/testing/fake-indexeddb.ts'
import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ScoredFinding } from '#shared/ats/run-rules.ts'
import type { ScoreInput } from '#shared/ats/score.ts'
import { setField } from '#shared/resume/fields.ts'
import { BuilderProvider } from '#web/features/builder/state/builder-context.tsx'
import ScorePanel from '#web/features/builder/score/score-panel.tsx'
import { createScoring, ScoringProvider } from '#web/features/builder/score/scoring.ts'
import { PanelProvider } from '#web/features/builder/score/use-panel.ts'
import { answerWith } from '#web/features/builder/testing/answers.ts'
import { makeBuilder, makeResume } from '#web/features/builder/testing/make-builder.ts'
import { clearToasts, shownToasts } from '#web/lib/toast.ts'
import type { ScorerResult, Scorer } from '#web/features/score/scorer.ts'
import type { ShownScore } from '#web/features/score/shown-score.ts'
import { makeFinding, makeShownScore } from '#web/features/score/testing/make-shown-score.ts'
import { show } from '#web/testing/show.tsx'

beforeEach(() => {
  localStorage.clear()
  // A page that is idle.
  vi.stubGlobal('requestIdleCallback', (task: () => void) => (task(), 1))
  vi.stubGlobal('cancelIdleCallback', () => {})
})
afterEach(() => {
  act(clearToasts)
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const onGo = vi.fn<(path: string) => void>()

/** An open panel; `answer` is the worker's next response. */
async function open(fullName = 'Ada') {
  const { builder } = makeBuilder({ signedIn: false })
  if (fullName) builder.store.edit((content) => setField(content, 'personalInfo.fullName', fullName))
  const asked: ScoreInput[] = []
  let report: (scored: ScorerResult) => void = () => {}
  const fake = (onScored: typeof report): Scorer => {
    report = onScored
    return { ask: (input) => asked.push(input), close: () => {} }
  }
  const scoring = createScoring(builder.store, fake)
  show(() => (
    <BuilderProvider value={builder}>
      <ScoringProvider value={scoring}>
        <PanelProvider value={{ go: onGo, close: () => {} }}>
          <ScorePanel />
        </PanelProvider>
      </ScoringProvider>
    </BuilderProvider>
  ))
  await act(async () => scoring.watch())
  const answer = (overrides: Partial<ShownScore> = {}) =>
    act(() => report({ state: 'ready', score: makeShownScore(overrides) }))
  const fail = () => act(() => report({ state: 'failed' }))
  return { store: builder.store, scoring, asked, answer, fail }
}

const user = userEvent.setup()
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })

test('a resume without a name has no score, and the panel explains why', async () => {
  const { asked } = await open('')
  expect(asked).toEqual([])
  expect(screen.getByText('You need a name or an email address first.')).toBeDefined()
  await user.click(button('Add your name'))
  expect(onGo).toHaveBeenLastCalledWith('personalInfo.fullName')
})

test('with a name the score and its label appear automatically, without any request', async () => {
  const requests = answerWith()
  const { asked, answer } = await open()
  expect(asked).toMatchObject([{ jobDescription: '', content: { personalInfo: { fullName: 'Ada' } } }])
  answer({ score: 72 })
  expect(screen.getByText('72')).toBeDefined()
  expect(screen.getByText('Fair')).toBeDefined()
  expect(requests).toEqual([])
})

test('an edit is scored once after a pause in typing, and the change is shown', async () => {
  const { store, asked, answer } = await open()
  answer({ score: 72 })
  vi.useFakeTimers()
  for (const phone of ['5', '55', '555'])
    store.edit((content) => setField(content, 'personalInfo.phone', phone), 'phone')
  expect(asked).toHaveLength(1)
  vi.advanceTimersByTime(600)
  expect(asked.map(({ content }) => content.personalInfo.phone)).toEqual(['', '555'])
  answer({ score: 76 })
  expect(screen.getByRole('status').textContent).toContain('The score went from 72 to 76, up 4 points')
})

test('a score that arrives after the name was removed is not shown', async () => {
  const { store, answer } = await open()
  store.edit((content) => setField(content, 'personalInfo.fullName', ''))
  answer({ score: 72 })
  expect(screen.queryByText('72')).toBeNull()
})

const phone = makeFinding()
const link = makeFinding({ code: 'link-missing', severity: 'suggestion', paths: ['personalInfo.linkedin'], gain: 2 })
const email = makeFinding({ code: 'email-missing', severity: 'error', paths: ['personalInfo.email'], gain: 7, cost: 7 })
const locationFinding = makeFinding({ code: 'location-missing', paths: ['personalInfo.location'], gain: 1 })

test('the three most useful fixes are listed first with their points, the others in the details', async () => {
  ;(await open()).answer({ findings: [email, phone, link, locationFinding] })
  const titles = () => screen.getAllByRole('listitem').map((item) => item.querySelector('p')?.textContent)
  expect(titles()).toEqual([
    'Your email address is missing',
    'Your phone number is missing',
    'There’s no LinkedIn or website link',
  ])
  expect(within(screen.getAllByRole('listitem')[0] as HTMLElement).getByText('+7')).toBeDefined()
  await user.click(button('Show details'))
  expect(titles()).toContain('Your location is missing')
  await user.click(button('Hide details'))
  expect(titles()).not.toContain('Your location is missing')
})

test('a finding links to its field', async () => {
  ;(await open()).answer({ findings: [phone] })
  await user.click(button('Go to field: Your phone number is missing'))
  expect(onGo).toHaveBeenLastCalledWith('personalInfo.phone')
})

const fixable: ScoredFinding = { ...phone, fix: [{ path: 'summary', value: 'JavaScript' }] }

test('a fix is one undo step, and the toast reverts it', async () => {
  const { store, answer } = await open()
  store.edit((content) => setField(content, 'summary', 'Javascript'))
  answer({ findings: [fixable] })
  await user.click(button('Fix: Your phone number is missing'))
  expect(store.getState().content.summary).toBe('JavaScript')
  expect(shownToasts()).toMatchObject([{ title: 'Fixed', description: 'Your phone number is missing' }])
  act(() => shownToasts()[0]?.action?.onAct())
  expect(store.getState().content.summary).toBe('Javascript')
  act(() => store.redo())
  act(() => store.undo())
  expect(store.getState().content.summary).toBe('Javascript')
})

test('reverting a fix keeps later edits', async () => {
  const { store, answer } = await open()
  store.edit((content) => setField(content, 'summary', 'Javascript'))
  answer({ findings: [fixable] })
  await user.click(button('Fix: Your phone number is missing'))
  store.edit((content) => setField(content, 'personalInfo.phone', '555'))
  act(() => shownToasts()[0]?.action?.onAct())
  expect(store.getState().content).toMatchObject({ summary: 'Javascript', personalInfo: { phone: '555' } })
})

const posting = () => screen.getByLabelText('Job description')
const analyze = 'Analyze with job description'

test('a job description counts once it is analyzed, and a toast says so', async () => {
  const { asked, answer } = await open()
  answer()
  expect(button(analyze).disabled).toBe(true)
  await user.type(posting(), '  ')
  expect(button(analyze).disabled).toBe(true)
  await user.type(posting(), 'SQL')
  await user.click(button(analyze))
  expect(asked.at(-1)?.jobDescription).toBe('SQL')
  const term = { key: 'SQL', form: 'SQL', need: 'must', evidence: 'none', isExact: false, gain: 9, seen: [] } as const
  const terms = [
    { ...term, places: [[0, 3]] as const, placement: { path: 'experience.0.achievements', entry: 'Cook' } },
    { ...term, key: 'Go', form: 'Go', places: [], placement: null },
  ]
  answer({ score: 50, coverage: 40, match: { title: '', text: 'SQL', terms } })
  expect(shownToasts()).toMatchObject([{ title: 'Analysis Updated' }])
  expect(screen.getByText('If you used SQL in “Cook”, say what for. If not, leave it out.')).toBeDefined()
  await user.click(button('Go to field: SQL'))
  expect(onGo).toHaveBeenLastCalledWith('experience.0.achievements')
  await user.click(button('Go to field: Go'))
  expect(onGo).toHaveBeenLastCalledWith('experience')
})

test('a failed analysis says so and keeps the text', async () => {
  const { answer, fail } = await open()
  answer()
  await user.type(posting(), 'SQL')
  await user.click(button(analyze))
  fail()
  expect(shownToasts()).toMatchObject([
    {
      title: 'Analysis Failed',
      description: 'Could not analyze with job description. Please try again.',
      variant: 'destructive',
    },
  ])
  expect(screen.getByText('We couldn’t calculate your score')).toBeDefined()
  await user.click(button('Try again'))
  answer()
  expect(posting()).toHaveProperty('value', 'SQL')
})

test('a reload restores the job description, for this resume only', async () => {
  const resume = makeResume({ id: 7 })
  localStorage.setItem('job-postings', JSON.stringify([['resume:7', 'SQL wanted']]))
  const { builder } = makeBuilder({ signedIn: true, resume })
  builder.store.edit((content) => setField(content, 'personalInfo.email', 'a@b.example'))
  const asked: ScoreInput[] = []
  const scoring = createScoring(builder.store, () => ({ ask: (input) => asked.push(input), close: () => {} }))
  scoring.watch()
  await vi.waitFor(() => expect(asked[0]?.jobDescription).toBe('SQL wanted'))
})

test('a reload restores a job description that was not analyzed, and it does not count', async () => {
  const resume = makeResume({ id: 7 })
  const openAgain = () => {
    const { builder } = makeBuilder({ signedIn: true, resume })
    builder.store.edit((content) => setField(content, 'personalInfo.email', 'a@b.example'))
    const asked: ScoreInput[] = []
    const scoring = createScoring(builder.store, () => ({ ask: (input) => asked.push(input), close: () => {} }))
    return { asked, scoring }
  }
  const before = openAgain().scoring
  before.write('SQL wanted')
  before.analyze(() => {})
  before.write('SQL wanted, and Python')
  const { asked, scoring } = openAgain()
  scoring.watch()
  await vi.waitFor(() => expect(asked[0]?.jobDescription).toBe('SQL wanted'))
  expect(scoring.state.getState().posting).toBe('SQL wanted, and Python')
  before.forget()
  before.write('SQL')
  const reopened = openAgain()
  reopened.scoring.watch()
  await vi.waitFor(() => expect(reopened.asked[0]?.jobDescription).toBe(''))
})

test('before there is any job or school, the panel says what comes first and shows no number', async () => {
  const work = makeFinding({
    code: 'work-missing',
    severity: 'error',
    part: 'experience',
    paths: ['experience'],
    gain: 14,
  })
  const school = makeFinding({ code: 'education-missing', part: 'education', paths: ['education'], gain: 10 })
  const { answer } = await open()
  answer({ score: 27, isStarted: false, findings: [email, phone, school, work] })
  expect(screen.getByText('Keep going')).toBeDefined()
  expect(screen.getByText('Add a job, your education, or a project first. Then you get a score.')).toBeDefined()
  expect(screen.queryByText('27')).toBeNull()
  expect(screen.queryByText('Poor')).toBeNull()
  expect(screen.getAllByRole('listitem').map((item) => item.querySelector('p')?.textContent)).toEqual([
    'There’s no work experience yet',
    'There’s no education or certification',
    'Your email address is missing',
  ])
  answer({ score: 61, findings: [phone] })
  expect(screen.getByText('Needs Improvement')).toBeDefined()
  expect(screen.queryByText(/The score went from/)).toBeNull()
})

test('a finding that costs points is shown even if it adds none on its own', async () => {
  ;(await open()).answer({ score: 65, base: 65, findings: [{ ...phone, gain: 0 }] })
  expect(screen.getByText('Your phone number is missing')).toBeDefined()
  expect(screen.queryByText(/Nothing left/)).toBeNull()
})

test('nothing is left to fix only when nothing is', async () => {
  const { answer } = await open()
  answer({ score: 95, base: 95, findings: [{ ...link, cost: 0, gain: 0 }] })
  expect(screen.getByText('Nothing left that costs points. The details have suggestions.')).toBeDefined()
  answer({ score: 100, base: 100 })
  expect(screen.getByText('Nothing left to fix.')).toBeDefined()
})

test('the panel says what was not counted and why, and what the match lacks as a whole', async () => {
  const match = { part: 'keywords', rule: 'match', cost: 0 } as const
  const copied = makeFinding({
    ...match,
    code: 'copied-text',
    paths: ['summary'],
    gain: 0,
    values: { words: 14, text: 'Welcome late guests' },
  })
  const title = makeFinding({
    ...match,
    code: 'title-differs',
    paths: ['experience'],
    gain: 8,
    values: { title: 'Porter' },
  })
  ;(await open()).answer({ findings: [copied, title, phone], coverage: 30, match: { title: '', text: 'x', terms: [] } })
  const shown = screen.getAllByRole('listitem').map((item) => item.textContent ?? '')
  expect(shown[0]).toContain('Text copied from the posting doesn’t count')
  expect(shown[0]).toContain('Words left out of the score and its counts: 14, starting with “Welcome late guests”.')
  expect(shown.at(-1)).toContain('“Porter” isn’t one of your job titles')
})
