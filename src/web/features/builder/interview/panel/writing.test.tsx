import '#web/testing/fake-indexeddb.ts'
import { act, fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { localQuestions } from '#shared/interview/local-interview.ts'
import { rightsOf } from '#shared/billing/rights.ts'
import { outlineOf, placesOf } from '#shared/interview/outline.ts'
import { answerWith } from '#web/features/builder/testing/answers.ts'
import { makeBuilder } from '#web/features/builder/testing/make-builder.ts'
import {
  answer,
  button,
  complete,
  COOKS_RESUME,
  field,
  forgetBetweenTests,
  next,
  showInterview,
  start,
  user,
  writing,
} from '#web/features/builder/testing/show-interview.tsx'
import type { Writer } from '#web/features/builder/state/writer.ts'
import { readInterview } from '#web/persistence/stored-interview.ts'
import { shownToasts } from '#web/lib/toast.ts'

// The writers of bullets, and what happens while they work and when they fail.

forgetBetweenTests()

const { content } = COOKS_RESUME
const DETAILS = { industry: 'Hospitality & Tourism', targetRole: 'Cook', language: 'en' } as const
const RESUME = outlineOf(content, placesOf(content))
const QUESTIONS = await localQuestions({ ...DETAILS, experienceLevel: 'Mid-level', resume: RESUME })
const GOALS = QUESTIONS[0]!.id
const WRITTEN = writing(GOALS, { 'summary.0': 'Cook who wants to lead a kitchen.' })
const OFFLINE = new TypeError('Failed to fetch')
const BROKEN = { status: 500, body: { message: 'No', code: 'no' } }

/** A started interview, written by `writer`; `answers` are the server's responses. */
async function openInterview(writer: Writer, ...answers: Parameters<typeof answerWith>) {
  const asked = answerWith(...answers)
  const opened = makeBuilder({ signedIn: true, writer, resume: COOKS_RESUME })
  await showInterview(opened)
  await start()
  return { asked, store: opened.builder.store }
}

const review = () => screen.findByText('Review each line')

test('the built-in writer asks, follows up and writes without a request', async () => {
  const { asked, store } = await openInterview('browser')
  await complete(
    'I am a cook with ten years in small kitchens.',
    'I cooked for 80 guests every evening.',
    'It was not easy.',
    'Nothing.',
    'I work with combi steamers and HACCP.',
    'Nothing.',
  )
  await review()
  expect(screen.getByText(/^Written by our built-in writer. No language model has seen your answers/)).toBeDefined()
  expect(screen.getByText('“It was not easy.”')).toBeDefined()
  await user.click(button(/^Add \d lines to my resume$/))
  const { summary, experience, skills } = store.getState().content
  expect(summary).toBe('Cook with ten years in small kitchens.')
  expect(experience[0]?.achievements).toEqual(['Ran the kitchen', 'Cooked for 80 guests every evening'])
  expect(skills.technical).toEqual(['Combi steamers', 'HACCP'])
  expect(asked).toEqual([])
})

test("a language model gets the answers, the resume's details and what must be withheld from it, in one request", async () => {
  const { asked } = await openInterview('model', WRITTEN)
  await complete('I want to lead a kitchen')
  await review()
  expect(asked).toEqual([
    {
      method: 'POST',
      path: '/api/ai/generate-content',
      body: {
        interviewResponses: QUESTIONS.map(({ id: questionId }) => ({
          questionId,
          answer: questionId === GOALS ? 'I want to lead a kitchen' : 'Nothing',
        })),
        personalInfo: content.personalInfo,
        ...DETAILS,
        resume: { experience: [{ company: 'Bistro', position: 'Cook', current: false }], projects: [], skills: [] },
      },
    },
  ])
  expect(screen.getByDisplayValue('Cook who wants to lead a kitchen.')).toBeDefined()
  expect(screen.getByText(/^Written by a language model/)).toBeDefined()
})

test('when the server is unreachable the built-in writer writes, and the page explains why', async () => {
  await openInterview('model', OFFLINE)
  await complete('Nothing', 'I cooked for 80 guests every evening.')
  await review()
  expect(screen.getByDisplayValue('Cooked for 80 guests every evening')).toBeDefined()
  expect(screen.getByText('Written by our built-in writer.')).toBeDefined()
  expect(screen.getByText('We couldn’t reach the language model.')).toBeDefined()
  expect(shownToasts()).toEqual([])
})

test.each([
  ['budget', /^No language model was used: today’s budget for it has run out/],
  ['too-long', /^No language model was used: your answers are too long for it/],
] as const)('the page explains why no language model has seen the answers (%s)', async (fellBack, why) => {
  await openInterview('model', { ...WRITTEN, body: { ...WRITTEN.body, engine: 'embedded', fellBack } })
  await complete('I want to lead a kitchen')
  await review()
  expect(screen.getByText(/No language model has seen your answers/)).toBeDefined()
  expect(screen.getByText(why)).toBeDefined()
})

test('a failure at the end loses nothing, shows a message, and can be retried', async () => {
  const { asked } = await openInterview('model', BROKEN, WRITTEN)
  await complete('I want to lead a kitchen')
  expect(shownToasts()[0]).toMatchObject({
    title: 'Error',
    description: 'Failed to generate content. Please try again.',
    variant: 'destructive',
  })
  expect(screen.getByText('Your answers are safe, but nothing has been written yet')).toBeDefined()
  expect(field().value).toBe('Nothing')
  await user.click(button('Complete Interview'))
  await review()
  expect(asked.map(({ body }) => body)).toEqual([asked[0]?.body, asked[0]?.body])
})

test('an expired session shows a message and leads to signing in, with all answers kept', async () => {
  const assign = vi.fn<(path: string | URL) => void>()
  vi.spyOn(window.location, 'assign').mockImplementation(assign)
  await openInterview('model', { status: 401, body: { message: 'Unauthorized', code: 'unauthorized' } })
  await complete('I want to lead a kitchen')
  expect(shownToasts()[0]).toMatchObject({
    title: 'Unauthorized',
    description: 'You are logged out. Logging in again...',
  })
  await expect.poll(() => assign.mock.calls[0]?.[0]).toMatch(/^\/api\/login\?next=/)
  expect(readInterview('resume:7')).toContain('I want to lead a kitchen')
})

test('a plan without the writer is mentioned before and after, keeps the answers, and sends nothing', async () => {
  const asked = answerWith()
  const rights = rightsOf([], { payments: true, enforced: true })
  const visitor = { locale: 'en', theme: 'light', brand: 'Curricle', origin: '', user: null, rights }
  await showInterview(makeBuilder({ signedIn: true, writer: 'none', resume: COOKS_RESUME }), {
    id: 'root',
    loader: () => visitor,
    HydrateFallback: () => null,
  })
  await screen.findByText('Your plan doesn’t include content from the AI interview')
  await start()
  await complete('I want to lead a kitchen')
  expect(shownToasts()[0]).toMatchObject({
    title: 'Not included in your plan',
    description: expect.stringMatching(/^Your plan doesn’t include content from the AI interview/),
    action: { label: 'See plans' },
  })
  expect(screen.queryByText('Review each line')).toBeNull()
  expect(readInterview('resume:7')).toContain('I want to lead a kitchen')
  expect(asked).toEqual([])
})

test('two clicks on Complete request bullets once', async () => {
  const { asked } = await openInterview('model', WRITTEN, WRITTEN)
  for (const { id } of QUESTIONS) {
    await answer('Nothing')
    if (id !== QUESTIONS.at(-1)?.id) await next()
  }
  await user.dblClick(button('Complete Interview'))
  await review()
  expect(asked).toHaveLength(1)
})

test('progress is shown during writing, and the bullets afterwards', async () => {
  await openInterview('model')
  let push: (name: string, told: object) => void = () => {}
  const body = new ReadableStream<Uint8Array>({
    start(stream) {
      push = (name, told) =>
        stream.enqueue(new TextEncoder().encode(`event: ${name}\ndata: ${JSON.stringify(told)}\n\n`))
    },
  })
  vi.stubGlobal('fetch', async () => new Response(body, { headers: { 'content-type': 'text/event-stream' } }))
  await complete('I want to lead a kitchen')
  expect(screen.getByText('Reading your answers…')).toBeDefined()
  expect(screen.getByText('Writing your lines.')).toBeDefined()
  push('told', { stage: 'writing', lines: 2 })
  expect(await screen.findByText('2 lines found so far…')).toBeDefined()
  push('told', { stage: 'checking', lines: 3 })
  expect(await screen.findByText('3 lines found. Checking each against your words…')).toBeDefined()
  expect(screen.getByText('Checking each line against your words.')).toBeDefined()
  push('told', { stage: 'own', lines: 0 })
  expect(await screen.findByText(/built-in writer is taking over/)).toBeDefined()
  push('reply', WRITTEN.body)
  expect(await screen.findByDisplayValue('Cook who wants to lead a kitchen.')).toBeDefined()
})

test('starting over during writing asks for confirmation, and a late response is not shown', async () => {
  await openInterview('model')
  const late = Promise.withResolvers<Response>()
  vi.stubGlobal('fetch', async () => late.promise)
  await complete('I want to lead a kitchen')
  await user.click(button('Start over'))
  await user.click(button('Delete answers'))
  await act(async () => late.resolve(Response.json(WRITTEN.body)))
  expect(screen.queryByText('Review each line')).toBeNull()
  expect(field().value).toBe('')
  expect(screen.queryByText('Writing your lines.')).toBeNull()
})

test('a language model writes the follow-up, and gets what must be withheld from it', async () => {
  const found = { followUp: { piece: 'number', text: 'How many guests?' }, engine: 'llm' }
  const { asked } = await openInterview('model', { status: 200, body: found })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  fireEvent.change(field(), { target: { value: 'I cooked for everyone in town' } })
  await act(() => vi.advanceTimersByTimeAsync(1500))
  expect(asked).toEqual([
    {
      method: 'POST',
      path: '/api/ai/follow-up',
      body: {
        questionId: GOALS,
        answer: 'I cooked for everyone in town',
        language: 'en',
        asked: [],
        personalInfo: content.personalInfo,
      },
    },
  ])
  expect(screen.getByText('How many guests?')).toBeDefined()
})
