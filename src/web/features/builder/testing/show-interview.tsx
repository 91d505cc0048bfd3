import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, vi } from 'vitest'
import type { GeneratedContent } from '#shared/interview/schemas.ts'
import { blankEntry } from '#shared/resume/entries.ts'
import { emptyContent } from '#shared/resume/schema.ts'
import { BuilderProvider, useResume, type Builder } from '#web/features/builder/state/builder-context.tsx'
import InterviewPanel from '#web/features/builder/interview/panel/interview-panel.tsx'
import { InterviewWorker } from '#web/features/builder/interview/testing/interview-worker.ts'
import { makeResume } from '#web/features/builder/testing/make-builder.ts'
import { removeInterview } from '#web/persistence/stored-interview.ts'
import { clearToasts } from '#web/lib/toast.ts'
import { show } from '#web/testing/show.tsx'

export const COOK = {
  ...blankEntry('experience', 'cook'),
  position: 'Cook',
  company: 'Bistro',
  achievements: ['Ran the kitchen'],
}
/** The resume of a cook, whose interview knows its role and industry, and not its level. */
export const COOKS_RESUME = makeResume({ content: { ...emptyContent(), summary: 'I cook.', experience: [COOK] } })

/** Shows the interview of an open builder. The function that it returns closes and opens it, as its button does. */
export async function showInterview({ builder }: { builder: Builder }, route: Parameters<typeof show>[1] = {}) {
  const Panel = () => (useResume(({ interviewing }) => interviewing) ? <InterviewPanel /> : null)
  const page = show(
    () => (
      <BuilderProvider value={builder}>
        <div id="builder-form">
          <Panel />
        </div>
      </BuilderProvider>
    ),
    route,
  )
  const turn = (interviewing: boolean) => act(async () => builder.store.setState({ interviewing }))
  await turn(true)
  return { ...page, turn }
}

/** Each test has a worker, and nothing that an earlier one kept, showed or stubbed. */
export function forgetBetweenTests(): void {
  beforeEach(() => {
    localStorage.clear()
    removeInterview('resume:7')
    vi.stubGlobal('Worker', InterviewWorker)
  })
  afterEach(() => {
    act(clearToasts)
    vi.unstubAllGlobals()
    vi.useRealTimers()
  })
}

export const user = userEvent.setup()
export const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name })
export const field = () => screen.getByRole<HTMLTextAreaElement>('textbox')

/** Leaves out the steps before the form for role and level, where the resume lacks some of them. */
export async function skipBasics(): Promise<void> {
  const skip = screen.queryByRole('button', { name: 'Skip to the questions' })
  if (skip) await user.click(skip)
}

/** Fills in what the form still lacks, and waits for the first question. */
export async function start(): Promise<void> {
  await skipBasics()
  await user.selectOptions(screen.getByLabelText('Level'), 'Mid-level')
  await user.click(button('Start the interview'))
  await screen.findByRole('progressbar')
}

export async function answer(words: string): Promise<void> {
  await user.clear(field())
  await user.paste(words)
}

export const next = () => user.click(button(/^(Next Question|Complete Interview)$/))

/** Answers the question at hand and all that follow, and completes. */
export async function complete(...said: string[]): Promise<void> {
  const [, at, total] = /^(\d+) of (\d+)$/.exec(screen.getByText(/^\d+ of \d+$/).textContent) ?? []
  for (let index = 0; index <= Number(total) - Number(at); index += 1) {
    await answer(said[index] ?? 'Nothing')
    await next()
  }
}

/** The server's reply with these lines, each at its path, all from the answer to one question. */
export const writing = (questionId: string, lines: Readonly<Record<string, string>>) => ({
  status: 200,
  body: {
    summary: '',
    experienceDescriptions: [],
    skillsHighlight: [],
    projectDescriptions: [],
    engine: 'llm',
    fellBack: null,
    rewritten: true,
    unused: [],
    lines: Object.entries(lines).map(([path, text]) => ({
      path,
      text,
      source: { questionId, quote: text },
      verbatim: false,
    })),
  } satisfies GeneratedContent,
})
