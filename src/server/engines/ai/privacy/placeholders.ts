import { ownerPatterns } from '#server/engines/ai/privacy/owner-patterns.ts'
import { otherPeople } from '#server/engines/ai/privacy/other-people.ts'
import { LIKELY, SURE, type Pattern } from '#server/engines/ai/privacy/personal-patterns.ts'
import type { PersonalInfo } from '#shared/resume/schema.ts'

export type Placeholders = {
  /** Replaces personal data by placeholders; equal data gets the same placeholder in every text. */
  readonly hide: (text: string) => string
  /** Puts the data back; null if the text contains an unknown placeholder. */
  readonly restore: (text: string) => string | null
}

/** '[NAME_1]' and the like. */
const PLACEHOLDER = '\\[(?:NAME|MAIL|PHONE|ADDRESS|LINK|TEXT)_\\d+\\]'

/** The same as models write it: without brackets, escaped. */
const LOOSE =
  '(?:\\\\?\\[)?(?<![\\p{L}\\p{N}_])(?:NAME|MAIL|PHONE|ADDRESS|LINK|TEXT)_\\d+(?![\\p{L}\\p{N}_])(?:\\\\?\\])?'

const TOKEN = new RegExp(`(${PLACEHOLDER})`)

type Finder = { readonly finds: RegExp; readonly kinds: readonly Pattern['kind'][] }

// Text that looks like a placeholder is hidden too, or personal data would be put in its place.
const BEFORE_OWN = finderOf([{ kind: 'TEXT', source: LOOSE }, ...SURE])
const AFTER_OWN = finderOf(LIKELY)

/**
 * Keeps personal data from leaving the process: the resume's personal fields, and text that looks like a name, an
 * email address, a phone number, a postal address or a link. Each spelling has its own placeholder, so that it can be
 * restored exactly.
 */
export function createPlaceholders(personalInfo: PersonalInfo | readonly PersonalInfo[]): Placeholders {
  const tokens = new Map<string, string>()
  const values = new Map<string, string>()
  const finders = [BEFORE_OWN, finderOf([personalInfo].flat().flatMap(ownerPatterns)), AFTER_OWN]

  function tokenFor(value: string, kind: Pattern['kind']): string {
    const token = tokens.get(value) ?? `[${kind}_${values.size + 1}]`
    tokens.set(value, token)
    values.set(token, value)
    return token
  }

  const hideBy = (text: string, { finds, kinds }: Finder): string =>
    text.replaceAll(finds, (value: string, ...groups: unknown[]) => {
      const at = groups.slice(0, kinds.length).findIndex((group) => group !== undefined)
      return tokenFor(value, kinds[at] ?? 'TEXT')
    })

  return {
    hide: (text) =>
      hidePeople(
        finders.reduce((left, finder, pass) => (pass === 0 ? hideBy(left, finder) : betweenTokens(left, finder)), text),
      ),
    restore(text) {
      let isKnown = true
      const whole = text.replaceAll(new RegExp(LOOSE, 'gu'), (written) => {
        const value = values.get(`[${written.replace(/[\\[\]]/g, '')}]`)
        isKnown &&= value !== undefined
        return value ?? written
      })
      return isKnown ? whole : null
    },
  }

  /** Searches whole sentences; placeholders have no capital before a lower-case letter, so they never match. */
  function hidePeople(text: string): string {
    let [left, from] = ['', 0]
    for (const { start, end } of otherPeople(text)) {
      left += text.slice(from, start) + tokenFor(text.slice(start, end), 'NAME')
      from = end
    }
    return left + text.slice(from)
  }

  /** Skips placeholders: a person may be called Link. */
  function betweenTokens(text: string, finder: Finder): string {
    return text
      .split(TOKEN)
      .map((part, index) => (index % 2 === 1 ? part : hideBy(part, finder)))
      .join('')
  }
}

function finderOf(patterns: readonly Pattern[]): Finder {
  // Without patterns it matches nothing.
  const source = patterns.map((one) => `(${one.source})`).join('|') || '(?!)'
  return { finds: new RegExp(source, 'gu'), kinds: patterns.map(({ kind }) => kind) }
}
