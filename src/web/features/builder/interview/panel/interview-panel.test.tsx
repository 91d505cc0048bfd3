import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { GeneratedContent } from '#shared/contract/ai.ts'
import { blankEntry } from '#shared/resume/entries.ts'
import { emptyContent } from '#shared/resume/schema.ts'
import { BuilderProvider } from '#web/features/builder/builder-context.tsx'
import InterviewPanel from '#web/features/builder/interview/panel/interview-panel.tsx'
import { answerWith } from '#web/features/builder/testing/answers.ts'
import { makeBuilder, makeResume } from '#web/features/builder/testing/make-builder.ts'
import { forgetInterview, readInterview } from '#web/lib/keep-interview.ts'
import { clearToasts, shownToasts } from '#web/lib/toast.ts'
import { show } from '#web/testing/show.tsx'

vi.mock('#web/lib/keep-records.ts', async () => {
  const { recordsInMemory } = await import('#web/features/builder/testing/kept-in-memory.ts')
  return { browserRecords: recordsInMemory }
})

beforeEach(() => {
  localStorage.clear()
  forgetInterview('resume:7')
})
afterEach(() => {
  act(clearToasts)
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const COOK = {
  ...blankEntry('experience', 'cook'),
  position: 'Cook',
  company: 'Bistro',
  achievements: ['Ran the kitchen'],
}
const RESUME = makeResume({ content: { ...emptyContent(), summary: 'I cook.', experience: [COOK] } })

const GOALS = { id: 'general.mid-career_goals-1', category: 'career_goals', question: 'Where are you heading?' }
const SOUP = {
  id: 'general.mid-achievements-1@experience.0',
  category: 'achievements',
  question: 'Cook, Bistro: What went well?',
  followUp: 'How many guests?',
}
const asking = (...questions: object[]) => ({ status: 200, body: { questions, engine: 'embedded' } })
const OFFLINE = new TypeError('Failed to fetch')

const WRITTEN: GeneratedContent = {
  summary: 'Cook who wants to lead a kitchen.',
  experienceDescriptions: [],
  skillsHighlight: [],
  projectDescriptions: [],
  engine: 'embedded',
  fellBack: null,
  rewritten: true,
  lines: [
    {
      path: 'summary.0',
      text: 'Cook who wants to lead a kitchen.',
      source: { questionId: GOALS.id, quote: 'I want to lead a kitchen' },
      verbatim: false,
    },
    {
      path: 'experience.0.achievements.0',
      text: 'Cooked for 80 guests',
      source: { questionId: SOUP.id, quote: 'I cooked for 80 guests' },
      verbatim: true,
    },
    {
      path: 'experience.0.achievements.1',
      text: 'Wrote the menu',
      source: { questionId: SOUP.id, quote: 'I wrote the menu' },
      verbatim: false,
    },
  ],
  unused: [{ source: { questionId: SOUP.id, quote: 'It was not easy' }, why: 'negative' }],
}
const writing = { status: 200, body: WRITTEN }

/** An open panel of a kept resume, as it stands once its questions have come. */
async function open(...answers: Parameters<typeof answerWith>) {
  const asked = answerWith(...answers)
  const { builder } = makeBuilder({ signedIn: true, resume: RESUME })
  builder.store.setState({ interviewing: true })
  const page = show(() => (
    <BuilderProvider value={builder}>
      <InterviewPanel />
    </BuilderProvider>
  ))
  await act(async () => {})
  return { asked, builder, ...page }
}

const user = userEvent.setup()
const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name })
const field = () => screen.getByRole<HTMLTextAreaElement>('textbox')
const answer = async (words: string) => {
  await user.clear(field())
  await user.paste(words)
}
const next = () => user.click(button(/^(Next Question|Complete Interview)$/))

test('it starts with Technology, Mid-level and Software Engineer, and asks about the resume at hand', async () => {
  const { asked } = await open(asking(GOALS, SOUP))
  expect(asked).toEqual([
    {
      method: 'POST',
      path: '/api/ai/interview-questions',
      body: {
        industry: 'Technology',
        experienceLevel: 'Mid-level',
        targetRole: 'Software Engineer',
        language: 'en',
        resume: { experience: [{ company: 'Bistro', position: 'Cook', current: false }], projects: [], skills: [] },
      },
    },
  ])
  expect(screen.getByText('Technology · Mid-level · Software Engineer')).toBeDefined()
  expect(screen.getByText('1 of 2')).toBeDefined()
  expect(screen.getByText('Career goals')).toBeDefined()
  expect(screen.getByText('0 answered')).toBeDefined()
  expect(screen.getByText('Interview tips')).toBeDefined()
  expect(screen.getByRole('progressbar', { name: 'Interview' }).getAttribute('aria-valuetext')).toBe('Question 1 of 2')
})

test('nobody goes on without an answer, and is told so', async () => {
  await open(asking(GOALS, SOUP))
  expect(button('Next Question').disabled).toBe(true)
  await user.type(field(), '  {Control>}{Enter}{/Control}')
  expect(shownToasts()[0]).toMatchObject({
    title: 'Answer Required',
    description: 'Please provide an answer before continuing.',
  })
  expect(screen.getByText('1 of 2')).toBeDefined()
})

test('the next question has the cursor, its category and follow-up, and Previous brings the answer back', async () => {
  await open(asking(GOALS, SOUP))
  await answer('To lead')
  await next()
  expect(document.activeElement).toBe(screen.getByLabelText('Cook, Bistro: What went well?'))
  expect(screen.getByText('2 of 2')).toBeDefined()
  expect(screen.getByText('Achievements')).toBeDefined()
  expect(screen.getByText('How many guests?')).toBeDefined()
  expect(screen.getByText('1 answered')).toBeDefined()
  expect(button('Complete Interview').disabled).toBe(true)
  await user.click(button('Previous'))
  expect(screen.getByLabelText<HTMLTextAreaElement>('Where are you heading?').value).toBe('To lead')
  expect(screen.getByText('0 answered')).toBeDefined()
})

test('an interview that was broken off goes on where it stopped, even offline', async () => {
  const { unmount } = await open(asking(GOALS, SOUP))
  await answer('To lead')
  await next()
  await answer('I cooked for 80')
  unmount()
  await open(OFFLINE)
  expect(screen.getByText('2 of 2')).toBeDefined()
  expect(field().value).toBe('I cooked for 80')
})

test('what only was looked at leaves nothing in the browser', async () => {
  await open(asking(GOALS, SOUP))
  expect(readInterview('resume:7')).toBeNull()
})

test('questions that do not come can be asked for again', async () => {
  const reload = vi.fn<() => void>()
  vi.spyOn(window.location, 'reload').mockImplementation(reload)
  await open({ status: 500, body: { message: 'No', code: 'no' } })
  expect(screen.getByRole('alert').textContent).toContain('Failed to load interview questions. Please try again.')
  await user.click(button('Retry'))
  expect(reload).toHaveBeenCalledOnce()
})

test('another field of work asks other questions and keeps the answers to those that stay', async () => {
  const { asked } = await open(
    asking(GOALS, SOUP),
    asking(GOALS, { ...SOUP, id: 'general.x-1', question: 'And else?' }),
  )
  await answer('To lead')
  await next()
  await user.click(button('Change'))
  await user.selectOptions(screen.getByLabelText('Industry'), 'Education')
  await user.selectOptions(screen.getByLabelText('Level'), 'Senior')
  await user.clear(screen.getByLabelText('Target role'))
  await user.type(screen.getByLabelText('Target role'), 'Teacher')
  await user.click(button('Ask accordingly'))
  expect(asked[1]?.body).toMatchObject({ industry: 'Education', experienceLevel: 'Senior', targetRole: 'Teacher' })
  expect(screen.getByText('Education · Senior · Teacher')).toBeDefined()
  expect(screen.getByText('And else?')).toBeDefined()
  expect(screen.getByText('1 answered')).toBeDefined()
})

/** Answers both questions and completes. */
async function complete(...answers: Parameters<typeof answerWith>) {
  const opened = await open(asking(GOALS, SOUP), ...answers)
  await answer('I want to lead a kitchen')
  await next()
  await answer('I cooked for 80 guests. I wrote the menu.')
  await next()
  return opened
}

test('a failure at the end loses nothing, says so, and can be tried again', async () => {
  const { asked } = await complete(OFFLINE, writing)
  expect(shownToasts()[0]).toMatchObject({
    title: 'Error',
    description: 'Failed to generate content. Please try again.',
    variant: 'destructive',
  })
  expect(screen.getByText('Your answers are safe, but nothing was written yet')).toBeDefined()
  expect(field().value).toBe('I cooked for 80 guests. I wrote the menu.')
  await user.click(button('Complete Interview'))
  expect(asked[2]?.body).toMatchObject({
    industry: 'Technology',
    targetRole: 'Software Engineer',
    interviewResponses: [
      { questionId: GOALS.id, answer: 'I want to lead a kitchen' },
      { questionId: SOUP.id, answer: 'I cooked for 80 guests. I wrote the menu.' },
    ],
  })
  expect(screen.getByText('Look at each line')).toBeDefined()
})

test('each line stands beside what it rests on, with who wrote it and what was not used', async () => {
  await complete(writing)
  const lines = screen.getAllByRole('listitem').map((item) => item.textContent)
  expect(lines[0]).toContain('You said: “I want to lead a kitchen”')
  expect(lines[1]).toContain('as you said it')
  expect(lines[2]).not.toContain('as you said it')
  expect(screen.getByRole('heading', { name: 'Cook, Bistro' })).toBeDefined()
  expect(screen.getByText('You also said', { exact: false }).textContent).toBe(
    'You also said (1 thing that is no line yet)',
  )
  expect(screen.getByText('“It was not easy”')).toBeDefined()
  expect(screen.getByText(/^Written by the site’s own writer/)).toBeDefined()
  expect(screen.getByText(/^It works by rules, and about one line in fifteen says something wrong/)).toBeDefined()
  expect(screen.getByText('I cook.')).toBeDefined()
})

test('what a line or a rest was taken from stands within its sentence, and no other', async () => {
  const source = { questionId: SOUP.id, quote: 'for 80 guests' }
  const lines = [{ path: 'skills.0', text: 'Menu', source: { ...source, quote: 'menu' }, verbatim: true }]
  await complete({ status: 200, body: { ...WRITTEN, lines, unused: [{ source, why: 'unclear' }] } })
  const sentenceOf = (quote: string) => screen.getByText(quote, { selector: 'mark' }).closest('span')?.textContent
  expect(sentenceOf('menu')).toBe('You said: “I wrote the menu”')
  // A skill is a name, in whatever words it was said.
  expect(screen.queryByText('as you said it')).toBeNull()
  expect(sentenceOf('for 80 guests')).toBe('“I cooked for 80 guests”')
})

test('a line goes into the words that it was made from with one press, and back', async () => {
  await complete(writing)
  const [summary] = screen.getAllByRole<HTMLTextAreaElement>('textbox', { name: 'Words of the line' })
  await user.click(screen.getByRole('button', { name: 'Use my words instead of: Cook who wants to lead a kitchen.' }))
  expect(summary?.value).toBe('I want to lead a kitchen')
  await user.click(
    screen.getByRole('button', { name: 'Back to the line as written: Cook who wants to lead a kitchen.' }),
  )
  expect(summary?.value).toBe('Cook who wants to lead a kitchen.')
  // What stands as it was said has no other words.
  expect(screen.queryByRole('button', { name: 'Use my words instead of: Cooked for 80 guests' })).toBeNull()
})

test('a line in which two things stand side by side says so, until they are parted', async () => {
  const [first] = WRITTEN.lines
  const joined = { ...first!, text: 'Wants to lead a kitchen; cooked for 80 guests.' }
  await complete({ status: 200, body: { ...WRITTEN, lines: [joined] } })
  expect(screen.getByText(/^Two things stand together here/)).toBeDefined()
  const words = screen.getByRole('textbox', { name: 'Words of the line' })
  await user.clear(words)
  await user.paste('Wants to lead a kitchen.')
  expect(screen.queryByText(/^Two things stand together here/)).toBeNull()
})

test.each([
  ['budget', /^A language model was not asked: what may be spent on it today is used up/],
  ['too-long', /^A language model was not asked: your answers are longer than it can read at once/],
] as const)('where no language model has seen the answers, it is said why (%s)', async (fellBack, why) => {
  await complete({ ...writing, body: { ...WRITTEN, fellBack } })
  expect(screen.getByText(/No language model has seen your answers/)).toBeDefined()
  expect(screen.getByText(why)).toBeDefined()
})

test('what became no line can be added in the words that were said, and is ready to be edited', async () => {
  const { builder } = await complete(writing)
  await user.click(button('Add in my own words: “It was not easy”'))
  const added = screen.getByDisplayValue<HTMLTextAreaElement>('It was not easy')
  expect(document.activeElement).toBe(added)
  expect(screen.queryByText('You also said')).toBeNull()
  await user.clear(added)
  await user.paste('Cooked on two burners')
  await user.click(button('Add 4 lines to my resume'))
  expect(builder.store.getState().content.experience[0]?.achievements).toEqual([
    'Ran the kitchen',
    'Cooked for 80 guests',
    'Wrote the menu',
    'Cooked on two burners',
  ])
})

test('what may be a skill is asked about, and becomes one with one press', async () => {
  const source = { questionId: SOUP.id, quote: ', combi steamer' }
  const { builder } = await complete({ ...writing, body: { ...WRITTEN, unused: [{ source, why: 'maybe-skill' }] } })
  expect(screen.getByText('You named it while telling something. If it is a skill of yours, add it.')).toBeDefined()
  await user.click(button('Add to skills: “combi steamer”'))
  expect(document.activeElement).toBe(screen.getByDisplayValue('Combi steamer'))
  await user.click(button('Add 4 lines to my resume'))
  expect(builder.store.getState().content.skills.technical).toContain('Combi steamer')
})

test('what was accepted and edited is merged in one step, and undo gives back resume and answers', async () => {
  const { builder } = await complete(writing)
  const { store } = builder
  await user.click(screen.getByRole('checkbox', { name: 'Take this line: Cooked for 80 guests' }))
  const menu = screen.getByDisplayValue('Wrote the menu')
  await user.type(menu, ' twice a year')
  await user.click(button('Add 2 lines to my resume'))
  expect(store.getState().content.summary).toBe('Cook who wants to lead a kitchen.')
  expect(store.getState().content.experience[0]?.achievements).toEqual([
    'Ran the kitchen',
    'Wrote the menu twice a year',
  ])
  expect(store.getState()).toMatchObject({ interviewing: false, tab: 'experience' })
  expect(shownToasts()[0]).toMatchObject({ title: 'Content generated' })
  expect(readInterview('resume:7')).toBeNull()
  act(store.undo)
  expect(store.getState().content.summary).toBe('I cook.')
  expect(store.getState().content.experience[0]?.achievements).toEqual(['Ran the kitchen'])
  expect(readInterview('resume:7')).toContain('twice a year')
})

test('the toast takes all of it back, and what was typed over it', async () => {
  const { builder } = await complete(writing)
  await user.click(button('Add 3 lines to my resume'))
  act(() => builder.store.rename('Head cook'))
  act(() => shownToasts()[0]?.action?.onAct())
  expect(builder.store.getState().content.summary).toBe('I cook.')
})

test('earlier achievements go only when their owner says so', async () => {
  const { builder } = await complete(writing)
  const choice = screen.getByRole('group', { name: 'Achievements that these positions have already' })
  expect(within(choice).getByRole<HTMLInputElement>('radio', { name: 'Keep them; the new ones follow' }).checked).toBe(
    true,
  )
  await user.click(within(choice).getByRole('radio', { name: 'Replace the ones I have' }))
  await user.click(button('Add 3 lines to my resume'))
  expect(builder.store.getState().content.experience[0]?.achievements).toEqual([
    'Cooked for 80 guests',
    'Wrote the menu',
  ])
})

test('the way back to the answers keeps what was decided about the lines', async () => {
  await complete(writing, writing)
  await user.click(screen.getByRole('checkbox', { name: 'Take this line: Wrote the menu' }))
  await user.click(button('Back to my answers'))
  expect(field().value).toBe('I cooked for 80 guests. I wrote the menu.')
  await user.click(button('Complete Interview'))
  const line = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Take this line: Wrote the menu' })
  expect(line.checked).toBe(false)
})

test('whoever was logged out is told and led to sign in, with all answers kept', async () => {
  const assign = vi.fn<(path: string | URL) => void>()
  vi.spyOn(window.location, 'assign').mockImplementation(assign)
  await complete({ status: 401, body: { message: 'Unauthorized', code: 'unauthorized' } })
  expect(shownToasts()[0]).toMatchObject({
    title: 'Unauthorized',
    description: 'You are logged out. Logging in again...',
  })
  await expect.poll(() => assign.mock.calls[0]?.[0]).toMatch(/^\/api\/login\?next=/)
  expect(readInterview('resume:7')).toContain('I want to lead a kitchen')
})

test('starting over asks first, then removes the answers', async () => {
  await open(asking(GOALS, SOUP), asking(GOALS, SOUP))
  await answer('To lead')
  await user.click(button('Start over'))
  expect(readInterview('resume:7')).toContain('To lead')
  await user.click(button('Remove the answers'))
  expect(field().value).toBe('')
  expect(readInterview('resume:7')).toBeNull()
})

test('a new resume gets a place in the browser with the first letter of an answer', async () => {
  answerWith(asking(GOALS))
  const { builder } = makeBuilder({ signedIn: false })
  show(() => (
    <BuilderProvider value={builder}>
      <InterviewPanel />
    </BuilderProvider>
  ))
  await act(async () => {})
  expect(builder.store.getState().local).toBeNull()
  await user.type(field(), 'T')
  const { local } = builder.store.getState()
  expect(readInterview(`local:${local?.id ?? 0}`)).toContain('"T"')
})

test('whoever waits sees how far writing has come, and then what was written', async () => {
  await open(asking(GOALS))
  await answer('I want to lead a kitchen')
  let push: (name: string, data: object) => void = () => {}
  const body = new ReadableStream<Uint8Array>({
    start(stream) {
      push = (name, data) =>
        stream.enqueue(new TextEncoder().encode(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`))
    },
  })
  vi.stubGlobal('fetch', async () => new Response(body, { headers: { 'content-type': 'text/event-stream' } }))
  await next()
  expect(screen.getByText('Reading your answers …')).toBeDefined()
  expect(screen.getByText('Your lines are being written.')).toBeDefined()
  push('told', { stage: 'writing', lines: 2 })
  expect(await screen.findByText('2 lines found so far …')).toBeDefined()
  push('told', { stage: 'checking', lines: 3 })
  expect(await screen.findByText('3 lines found. Checking each against your words …')).toBeDefined()
  expect(screen.getByText('Each line is being checked against your words.')).toBeDefined()
  push('told', { stage: 'own', lines: 0 })
  expect(await screen.findByText(/own writer goes on/)).toBeDefined()
  push('reply', WRITTEN)
  expect(await screen.findByDisplayValue('Cook who wants to lead a kitchen.')).toBeDefined()
})

/** A reply that comes when it is let go. */
function held(body: object) {
  const gate = Promise.withResolvers<Response>()
  return { promise: gate.promise, letGo: () => gate.resolve(Response.json(body)) }
}

test('whoever starts over while lines are written is asked anew, and what comes late is not shown', async () => {
  await open(asking(GOALS))
  await answer('I want to lead a kitchen')
  const late = held(WRITTEN)
  const soon = Response.json({ questions: [GOALS], engine: 'embedded' })
  vi.stubGlobal('fetch', async (path: string) => (path.includes('generate') ? late.promise : soon))
  await next()
  await user.click(button('Start over'))
  await user.click(button('Remove the answers'))
  await act(async () => late.letGo())
  expect(screen.queryByText('Look at each line')).toBeNull()
  expect(field().value).toBe('')
  expect(screen.queryByText('Your lines are being written.')).toBeNull()
})

test('questions that come late do not take the place of those that were asked for since', async () => {
  const late = held({ questions: [GOALS, SOUP], engine: 'embedded' })
  const other = { questions: [{ ...GOALS, question: 'Where will you teach?' }], engine: 'embedded' }
  const { builder } = makeBuilder({ signedIn: true, resume: RESUME })
  let asked = 0
  vi.stubGlobal('fetch', async () => ((asked += 1) === 1 ? late.promise : Response.json(other)))
  show(() => (
    <BuilderProvider value={builder}>
      <InterviewPanel />
    </BuilderProvider>
  ))
  await user.click(button('Change'))
  await user.selectOptions(screen.getByLabelText('Industry'), 'Education')
  await user.click(button('Ask accordingly'))
  expect(screen.getByText('Where will you teach?')).toBeDefined()
  await act(async () => late.letGo())
  expect(screen.getByText('Where will you teach?')).toBeDefined()
  expect(screen.getByText('Education · Mid-level · Software Engineer')).toBeDefined()
})

test('a line that was left out stays left out when another is written before it', async () => {
  const [, cooked, menu] = WRITTEN.lines
  const more = {
    ...WRITTEN,
    lines: [
      { ...menu!, path: cooked!.path, text: 'Baked' },
      { ...cooked!, path: menu!.path },
    ],
  }
  await complete(writing, { status: 200, body: more })
  await user.click(screen.getByRole('checkbox', { name: 'Take this line: Cooked for 80 guests' }))
  await user.click(button('Back to my answers'))
  await user.click(button('Complete Interview'))
  const isTaken = (text: string) =>
    screen.getByRole<HTMLInputElement>('checkbox', { name: `Take this line: ${text}` }).checked
  expect([isTaken('Baked'), isTaken('Cooked for 80 guests')]).toEqual([true, false])
})

test('two presses on Complete ask for lines once', async () => {
  const { asked } = await open(asking(GOALS), writing, writing)
  await answer('I want to lead a kitchen')
  await user.dblClick(button('Complete Interview'))
  await screen.findByText('Look at each line')
  expect(asked.filter(({ path }) => path.includes('generate'))).toHaveLength(1)
})
