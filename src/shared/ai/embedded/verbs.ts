import { DOUBLING, IRREGULAR, REGULAR } from '#shared/ai/embedded/verb-list.ts'

/** A form that a verb may take in an answer. */
export type VerbForm = 'base' | 'third' | 'past' | 'participle' | 'gerund'
export type VerbRead = { readonly base: string; readonly forms: readonly VerbForm[] }

const PASTS = new Map(IRREGULAR.map(([base = '', past = '']) => [base, past]))
const PARTICIPLES = new Map(IRREGULAR.map(([base = '', past = '', participle]) => [base, participle ?? past]))
const PLURALS = /^(?:s|es|ies)$/

/** Which verb of our list a word may be, and in which forms; null for a word that is none. Takes lower case. */
export function verbOf(word: string): VerbRead | null {
  const known = FOUND.get(word)
  const again = known ? undefined : FOUND.get(/^re(\w{3,})$/.exec(word)?.[1] ?? '')
  // 'Relaid', 'rewired'; not 'resort', which is a thing.
  if (again?.forms.includes('past') && !again.forms.includes('base')) return { ...again, base: `re${again.base}` }
  const at = word.lastIndexOf('-')
  if (known || at < 1 || !/^(?:co|hand|re|over|out|pre|cross|deep|cold|fast|double|under|mis|test|spot)-/.test(word))
    return known ?? null
  // 'Hand-wrote', 'co-led': the last part is the verb.
  const last = FOUND.get(word.slice(at + 1))
  return last && !last.forms.includes('gerund') ? { ...last, base: word.slice(0, at + 1) + last.base } : null
}

/** 'cut' → 'cut', 'try' → 'tried', 'plan' → 'planned'; of two words the first changes: 'set up'. */
export function pastOf(base: string): string {
  const known = PASTS.get(base)
  if (known) return known
  const at = base.lastIndexOf('-')
  if (at > 0) return base.slice(0, at + 1) + pastOf(base.slice(at + 1))
  if (base.endsWith('e')) return `${base}d`
  if (/[^aeiou]y$/.test(base)) return `${base.slice(0, -1)}ied`
  return DOUBLING.has(base) ? `${base}${base.at(-1)}ed` : `${base}ed`
}

export const participleOf = (base: string): string => PARTICIPLES.get(base) ?? pastOf(base)

/** 'cut' → 'cutting', 'make' → 'making', 'lie' → 'lying'. */
export function gerundOf(base: string): string {
  if (base.endsWith('ie')) return `${base.slice(0, -2)}ying`
  if (base.endsWith('e') && !/(?:ee|oe|ye|^be)$/.test(base)) return `${base.slice(0, -1)}ing`
  return DOUBLING.has(base) ? `${base}${base.at(-1)}ing` : `${base}ing`
}

/** 'listen' → 'listens', 'try' → 'tries'. */
export function thirdOf(base: string): string {
  if (base === 'be' || base === 'have') return base === 'be' ? 'is' : 'has'
  if (/[^aeiou]y$/.test(base)) return `${base.slice(0, -1)}ies`
  return /(?:s|x|z|ch|sh|o)$/.test(base) ? `${base}es` : `${base}s`
}

/** A guess at the base of a word that stands where a verb must be but is not in our list. */
export function guessBase(word: string): VerbRead {
  if (/[^aeiou]ied$/.test(word)) return { base: `${word.slice(0, -3)}y`, forms: ['past', 'participle'] }
  if (/[a-z]{3}eed$/.test(word)) return { base: word.slice(0, -1), forms: ['past', 'participle'] }
  if (/[a-z]ued$/.test(word)) return { base: word.slice(0, -1), forms: ['past', 'participle'] }
  if (/[aeiouy].*[^e]ed$/.test(word)) return { base: stemFrom(word.slice(0, -2)), forms: ['past', 'participle'] }
  if (/..ing$/.test(word)) return { base: stemFrom(word.slice(0, -3)), forms: ['gerund'] }
  if (/[^s]s$/.test(word)) return { base: word.slice(0, -1), forms: ['third'] }
  return { base: word, forms: ['base'] }
}

/** Words that end like a verb and are none. */
export const NO_VERBS =
  /^(?:(?:every|some|any|no)thing|morning|evening|during|spring|string|ceiling|wedding|building|king|ring|wing|sibling|hundred|need|speed|feed|seed|bed|red|indeed|shed|weed|breed)s?$/

function stemFrom(stem: string): string {
  if (/([bdgklmnprt])\1$/.test(stem)) return stem.slice(0, -1)
  return /(?:[^aeiou][aeiou](?:[cgsuvz])|[^aeiou](?:at|bl|dl|gl|pl|tl|ut|ir)|[lr][cgsv]|nc|ng|u)$/.test(stem)
    ? `${stem}e`
    : stem
}

const FOUND: ReadonlyMap<string, VerbRead> = foundForms()

function foundForms(): Map<string, VerbRead> {
  const found = new Map<string, VerbRead>()
  const add = (word: string, base: string, form: VerbForm) => {
    const known = found.get(word)
    if (!known) found.set(word, { base, forms: [form] })
    else if (known.base === base && !known.forms.includes(form))
      found.set(word, { base, forms: [...known.forms, form] })
  }
  const bases = [...IRREGULAR.map(([base = '']) => base), ...REGULAR].filter((base) => !PLURALS.test(base))
  for (const base of bases) {
    add(base, base, 'base')
    add(thirdOf(base), base, 'third')
    add(pastOf(base), base, 'past')
    add(participleOf(base), base, 'participle')
    add(gerundOf(base), base, 'gerund')
    // Both spellings of 'labeled' and 'labelled' are met.
    if (/[^aeiou][aeiou]l$/.test(base)) {
      add(`${base}led`, base, 'past')
      add(`${base}ling`, base, 'gerund')
    }
  }
  return found
}
