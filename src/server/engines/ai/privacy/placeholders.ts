import { ownerPatterns } from '#server/engines/ai/privacy/owner-patterns.ts'
import { otherPeople } from '#server/engines/ai/privacy/other-people.ts'
import { LIKELY, SURE, type Pattern } from '#server/engines/ai/privacy/personal-patterns.ts'
import type { PersonalInfo } from '#shared/resume/schema.ts'

export type Placeholders = {
  /** The text with a placeholder in place of each personal datum; the same datum has the same one in every text. */
  readonly hide: (text: string) => string
  /** The text with the data put back; null if it names a placeholder that was never given. */
  readonly restore: (text: string) => string | null
}

/** '[NAME_1]' and its like. */
const PLACEHOLDER = '\\[(?:NAME|MAIL|PHONE|ADDRESS|LINK|TEXT)_\\d+\\]'

/** The same as models write it: without brackets, escaped. */
const LOOSE =
  '(?:\\\\?\\[)?(?<![\\p{L}\\p{N}_])(?:NAME|MAIL|PHONE|ADDRESS|LINK|TEXT)_\\d+(?![\\p{L}\\p{N}_])(?:\\\\?\\])?'

const TOKEN = new RegExp(`(${PLACEHOLDER})`)

type Finder = { readonly finds: RegExp; readonly kinds: readonly Pattern['kind'][] }

// What looks like a placeholder already is hidden too, or it would come back as somebody's data.
const BEFORE_OWN = finderOf([{ kind: 'TEXT', source: LOOSE }, ...SURE])
const AFTER_OWN = finderOf(LIKELY)

/**
 * Keeps personal data from leaving the process: what stands in the resume's personal fields, and what looks like a
 * name, a mail address, a phone number, a postal address or a link. Each spelling has a placeholder of its own, so that
 * nothing is lost on the way back.
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

  /** They are looked for where the sentences are whole; a placeholder has no capital before a small letter. */
  function hidePeople(text: string): string {
    let [left, from] = ['', 0]
    for (const { start, end } of otherPeople(text)) {
      left += text.slice(from, start) + tokenFor(text.slice(start, end), 'NAME')
      from = end
    }
    return left + text.slice(from)
  }

  /** A placeholder is no text: somebody may be called Link. */
  function betweenTokens(text: string, finder: Finder): string {
    return text
      .split(TOKEN)
      .map((part, index) => (index % 2 === 1 ? part : hideBy(part, finder)))
      .join('')
  }
}

function finderOf(patterns: readonly Pattern[]): Finder {
  // Without a pattern nothing is found.
  const source = patterns.map((one) => `(${one.source})`).join('|') || '(?!)'
  return { finds: new RegExp(source, 'gu'), kinds: patterns.map(({ kind }) => kind) }
}
