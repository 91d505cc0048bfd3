import type { Code } from '#shared/coach/negotiation/codes.ts'
import type { Lever, Negotiation, Said } from '#shared/coach/negotiation/types.ts'
import type { NegotiationWords } from '#shared/coach/negotiation/words.ts'
import { seededNumber } from '#shared/coach/seeded-number.ts'
import type { Language } from '#shared/text/languages.ts'

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
  figures: Figures,
  words: NegotiationWords,
): { readonly said: Said; readonly used: readonly string[] } {
  const lines = words.lines[code]
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
  return { said: { code, values: known, text: filled(line, state, figures, words) }, used: [...state.used, id] }
}

function filled(
  line: string,
  { ask, role }: Pick<Negotiation, 'ask' | 'role'>,
  figures: Figures,
  { language, names }: NegotiationWords,
): string {
  const per = names.per[ask.period]
  const money = (figure: number | null | undefined) =>
    typeof figure === 'number' ? moneyOf(figure, ask.currency, language, per) : ''
  const words: Readonly<Record<string, string>> = {
    offer: money(figures.offer),
    ask: money(figures.ask),
    current: money(ask.current),
    currency: ask.currency === '' ? names.currency : ask.currency,
    per,
    role: role === '' ? names.role : role,
    lever: figures.lever ? names.levers[figures.lever] : '',
    // After the offer: ' and a signing bonus', or ', a signing bonus, and paid training'.
    extras: listFormat(language).format(['', ...(figures.extras ?? []).map((lever) => names.levers[lever])]),
  }
  // One pass: a role that holds braces is a role.
  const text = line.replace(/\{(\w+)\}/g, (_, name: string) => words[name] ?? '')
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** '52,000 EUR a year'. */
function moneyOf(figure: number, currency: string, language: Language, per: string): string {
  const cents = Number.isInteger(figure) ? 0 : 2
  const options = { minimumFractionDigits: cents, maximumFractionDigits: cents } as const
  return [figure.toLocaleString(localeOf(language), options), currency, per].filter((word) => word !== '').join(' ')
}

const listFormat = (language: Language) => new Intl.ListFormat(localeOf(language))

const localeOf = (language: Language): string => (language === 'en' ? 'en-US' : language)
