import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { act, cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { loadNegotiationWords } from '#shared/coach/negotiation/load-words.ts'
import { storeNegotiation } from '#web/features/coach/negotiation/negotiation-storage.ts'
import { Negotiation } from '#web/features/coach/negotiation/negotiation.tsx'
import { show } from '#web/testing/show.tsx'

const NOBODY = ''
beforeAll(() => loadNegotiationWords('en'))
afterEach(() => {
  act(() => storeNegotiation(NOBODY, null))
  vi.unstubAllGlobals()
})
const user = userEvent.setup()
const press = (name: string | RegExp) => user.click(screen.getByRole('button', { name }))
const open = () => show(() => <Negotiation owned negotiations={[]} shown={null} usualRole="Planner" />)

async function startNegotiation({ current }: { current?: string } = {}) {
  open()
  await user.type(screen.getByLabelText('Your target'), '52000')
  await user.type(screen.getByLabelText('Your minimum'), '46000')
  if (current) await user.type(screen.getByLabelText('Your current pay'), current)
  await press('Start negotiating')
  await screen.findByLabelText('What do you say?')
}

test('invalid amounts show an error, and the focus moves to the field', async () => {
  open()
  await user.type(screen.getByLabelText('Your target'), '52000')
  await user.type(screen.getByLabelText('Your minimum'), '60000')
  await press('Start negotiating')
  expect(screen.getByText('Enter a number no higher than your target.')).toBeDefined()
  expect(document.activeElement).toBe(screen.getByLabelText('Your minimum'))
})

test('starting a negotiation moves the focus to the reply', async () => {
  await startNegotiation()
  expect(document.activeElement).toBe(screen.getByLabelText('What do you say?'))
})

test('pay is accepted as people write it, and its interpretation is shown', async () => {
  open()
  await user.selectOptions(screen.getByLabelText('Currency'), 'EUR')
  await user.type(screen.getByLabelText('Your target'), '60k')
  await user.type(screen.getByLabelText('Your minimum'), '52.000,00')
  expect(screen.getByText('That’s 60,000 EUR a year.')).toBeDefined()
  expect(screen.getByText('That’s 52,000 EUR a year.')).toBeDefined()
  expect(screen.getByLabelText('Your target')).toHaveProperty('value', '60k')
  await press('Start negotiating')
  expect((await screen.findByText('Your minimum')).nextElementSibling?.textContent).toBe('52,000 EUR a year')
})

test('unreadable pay stays as typed, with a hint what to type', async () => {
  open()
  await user.type(screen.getByLabelText('Your target'), 'about sixty')
  await user.type(screen.getByLabelText('Your minimum'), '4,500 a month')
  await press('Start negotiating')
  expect(screen.getByText('Enter one number, for example 60,000.')).toBeDefined()
  expect(screen.getByText('Enter it in USD a year, for example 60,000.')).toBeDefined()
  expect(document.activeElement).toBe(screen.getByLabelText('Your target'))
  expect(screen.getByLabelText('Your target')).toHaveProperty('value', 'about sixty')
})

test('pay is formatted in the language of the page', async () => {
  const german = setupI18n({ locale: 'de', messages: { de: {} } })
  show(() => (
    <I18nProvider i18n={german}>
      <Negotiation owned negotiations={[]} shown={null} usualRole="" />
    </I18nProvider>
  ))
  await user.type(screen.getByLabelText('Your target'), '60k')
  expect(screen.getByText('That’s 60.000 EUR a year.')).toBeDefined()
})

test('a range for a selected move is parsed like any pay, and its maximum is above its minimum', async () => {
  await startNegotiation()
  await press('Name a range')
  await user.clear(screen.getByLabelText('From'))
  await user.type(screen.getByLabelText('From'), '55k')
  await user.type(screen.getByLabelText('To'), '50k')
  const send = () => user.click(screen.getAllByRole('button', { name: 'Name a range' }).at(-1)!)
  await send()
  expect(screen.getByText('Enter a number higher than the first.')).toBeDefined()
  await user.clear(screen.getByLabelText('To'))
  await user.type(screen.getByLabelText('To'), '58.000')
  await send()
  expect(screen.getByRole('log').textContent).toContain('55,000 USD a year')
})

test('a free-text move gets a reply and is labeled with its type', async () => {
  await startNegotiation()
  await user.type(screen.getByLabelText('What do you say?'), 'I would like 55,000.{Enter}')
  expect(screen.getByRole('log').textContent).toContain('I would like 55,000.')
  expect(screen.getByRole('log').textContent).toContain('You named a figure.')
  expect(screen.getByText('You asked for').nextElementSibling?.textContent).toBe('55,000 USD a year')
  expect(screen.getByLabelText('What do you say?')).toHaveProperty('value', '')
})

test('a half-written move survives a reload and is removed with the negotiation', async () => {
  await startNegotiation()
  await user.type(screen.getByLabelText('What do you say?'), 'I was hoping')
  cleanup()
  open()
  expect(screen.getByLabelText('What do you say?')).toHaveProperty('value', 'I was hoping')
  await press('Start over')
  await press('Quit')
  expect(localStorage.getItem('coach-negotiation-draft:')).toBeNull()
})

test('selecting a move keeps half-written text', async () => {
  await startNegotiation()
  await user.type(screen.getByLabelText('What do you say?'), 'I was hoping')
  await press('Wait and say nothing')
  expect(screen.getByLabelText('What do you say?')).toHaveProperty('value', 'I was hoping')
})

test("an employer's tactic is explained on demand, and the suggested reply can be used and edited", async () => {
  await startNegotiation({ current: '44000' })
  await press('Wait and say nothing')
  await press(/^Tactic: Anchoring on your current pay/)
  expect(screen.getByText(/They base the offer on your current pay/)).toBeDefined()
  await press('Use these words')
  expect(screen.getByLabelText<HTMLTextAreaElement>('What do you say?').value).toMatch(/^I’d rather talk about/)
})

test('an offer can be accepted only after there is one', async () => {
  await startNegotiation()
  expect(screen.getByRole('button', { name: 'Accept the offer' })).toHaveProperty('disabled', true)
})

test('a negotiation that could not be saved to the account stays in the browser and can be saved again', async () => {
  const answers = [new TypeError('offline'), Response.json({ code: 'x', message: 'Wait a minute.' }, { status: 429 })]
  const bodies: string[] = []
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    bodies.push(body)
    const answer = answers.shift()
    if (answer instanceof Response) return answer
    throw answer
  })
  await startNegotiation()
  await user.type(screen.getByLabelText('What do you say?'), 'I would like 55,000.{Enter}')
  await press('Accept the offer')
  expect(screen.getByText('You have a deal. Here’s how it went')).toBe(document.activeElement)
  expect((await screen.findByRole('alert')).textContent).toContain('Try again when you’re back online')
  expect(localStorage.getItem('coach-negotiation:')).toContain('agreed')
  await press('Save to my account')
  expect((await screen.findByRole('alert')).textContent).toContain('Wait a minute.')
  expect(bodies[1]).toBe(bodies[0])
})

const saved = {
  id: 8,
  createdAt: '2026-04-06T10:00:00.000Z',
  record: {
    seed: 1,
    role: 'Head baker',
    scenario: 'raise',
    style: 'warm',
    ask: { target: 52_000, walkAway: 46_000, currency: 'EUR', period: 'year' as const },
    moves: [
      { kind: 'tactic', tactic: 'walk-away' },
      { kind: 'tactic', tactic: 'walk-away' },
    ],
    outcome: 'parted' as const,
  },
}

test('a saved negotiation is deleted after a confirmation', async () => {
  const requests: string[] = []
  vi.stubGlobal('fetch', async (path: string, { method }: { method: string }) => {
    requests.push(`${method} ${path}`)
    return Response.json({})
  })
  show(() => <Negotiation owned negotiations={[saved]} shown={8} usualRole="" />)
  await press('Delete')
  expect(requests).toEqual([])
  await press('Delete negotiation')
  expect(requests).toEqual(['DELETE /api/coach/negotiations/8'])
  expect(await screen.findByText('Negotiation deleted')).toBeDefined()
})

test('without the coach earlier negotiations can be read, and none started', () => {
  show(() => <Negotiation owned={false} negotiations={[saved]} shown={null} usualRole="" />)
  expect(screen.getByRole('link', { name: 'Head baker' })).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Start negotiating' })).toBeNull()
  show(() => <Negotiation owned={false} negotiations={[saved]} shown={8} usualRole="" />)
  expect(screen.getByRole('button', { name: 'Delete' })).toBeDefined()
  expect(screen.queryByRole('link', { name: 'Negotiate again' })).toBeNull()
})

test("a negotiation that today's parser understands differently is not shown", () => {
  const record = { ...saved.record, moves: [{ kind: 'say', text: 'This means a great deal to me.' }] }
  show(() => <Negotiation owned negotiations={[{ ...saved, record }]} shown={8} usualRole="" />)
  expect(screen.getByText('This negotiation is from an older version and can’t be shown')).toBeDefined()
  expect(screen.getByRole('button', { name: 'Delete' })).toBeDefined()
})
