import { OFFERS } from '#shared/coach/negotiation/lines-offer.ts'
import { TALK } from '#shared/coach/negotiation/lines-talk.ts'
import type { Ask, Lever, Negotiation, Said } from '#shared/coach/negotiation/types.ts'
import { seededNumber } from '#shared/coach/seeded-number.ts'

/** Everything the employer can say, by code. */
export const LINES = { ...TALK, ...OFFERS }
export type Code = keyof typeof LINES

export type Figures = {
  readonly offer?: number | null
  readonly ask?: number | null
  readonly lever?: Lever
  readonly extras?: readonly Lever[]
}

/** A line of a code that has not been used yet, filled in; `used` names it. */
export function say(
  state: Pick<Negotiation, 'seed' | 'ask' | 'role' | 'used' | 'turns'>,
  code: Code,
  figures: Figures = {},
): { readonly said: Said; readonly used: readonly string[] } {
  const lines: readonly string[] = LINES[code]
  // A line that speaks of their wish needs one.
  const fitting = lines.filter((line) => !line.includes('{ask}') || typeof figures.ask === 'number')
  const ids = fitting.map((line) => `${code}:${lines.indexOf(line)}`)
  const timesOf = (id: string) => state.used.filter((one) => one === id).length
  const least = Math.min(...ids.map(timesOf))
  const free = ids.filter((id) => timesOf(id) === least)
  const id = free[seededNumber(state.seed, `${code}${state.turns.length}`) % free.length] ?? `${code}:0`
  const line = lines[Number(id.slice(code.length + 1))] ?? ''
  const { offer, ask, lever, extras = [] } = figures
  const known = {
    ...(typeof offer === 'number' ? { offer } : {}),
    ...(typeof ask === 'number' ? { ask } : {}),
    ...(lever ? { lever } : {}),
    ...(extras.length > 0 ? { extras: extras.join(', ') } : {}),
    ...(state.ask.current === undefined ? {} : { current: state.ask.current }),
  }
  return { said: { code, values: known, text: filled(line, state, figures) }, used: [...state.used, id] }
}

function filled(line: string, { ask, role }: Pick<Negotiation, 'ask' | 'role'>, figures: Figures): string {
  const money = (figure: number | null | undefined) => (typeof figure === 'number' ? moneyOf(figure, ask) : '')
  const words: Readonly<Record<string, string>> = {
    offer: money(figures.offer),
    ask: money(figures.ask),
    current: money(ask.current),
    currency: ask.currency === '' ? 'our currency' : ask.currency,
    per: PER[ask.period],
    role: role === '' ? 'this role' : role,
    lever: figures.lever ? LEVER_NAMES[figures.lever] : '',
    // After the offer: ' and a signing bonus', or ', a signing bonus, and paid training'.
    extras: LIST.format(['', ...(figures.extras ?? []).map((lever) => LEVER_NAMES[lever])]),
  }
  // One pass: a role that holds braces is a role.
  const text = line.replace(/\{(\w+)\}/g, (_, name: string) => words[name] ?? '')
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** '52,000 EUR a year'. */
function moneyOf(figure: number, { currency, period }: Pick<Ask, 'currency' | 'period'>): string {
  const [whole = '', cents = ''] = figure.toFixed(2).split('.')
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, ',')
  return [`${grouped}${cents === '00' ? '' : `.${cents}`}`, currency, PER[period]]
    .filter((word) => word !== '')
    .join(' ')
}

const LIST = new Intl.ListFormat('en-US')

const PER: Readonly<Record<Ask['period'], string>> = { year: 'a year', month: 'a month', hour: 'an hour' }

const LEVER_NAMES: Readonly<Record<Lever, string>> = {
  'start-date': 'a start date of your choice',
  bonus: 'a signing bonus',
  leave: 'more vacation days',
  training: 'paid training',
  remote: 'more remote days',
  title: 'a better title',
  review: 'a pay review after six months, in writing',
}
