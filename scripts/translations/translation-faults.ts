import { compileMessageOrThrow, type CompiledMessage } from '@lingui/message-utils/compileMessage'

/** How much longer than its place's limit for English a translation may be. */
const LONGER = 1.6

/** What is wrong with a translation that readers of the catalog could not see: sentences, empty if nothing is. */
export function translationFaults(message: string, translation: string, locale: string): string[] {
  const [source, target] = [partsOf(message), partsOf(translation)]
  if (!source || !target) return ['its braces or plural forms can’t be read']
  return [
    ...missing(source.values, target.values).map((name) => `it lacks ${name}`),
    ...missing(target.values, source.values).map((name) => `${name} isn’t in the English text`),
    ...(source.counts.size > 0 || target.counts.size > 0 ? countFaults(source, target, locale) : []),
    ...(edgesOf(message) === edgesOf(translation) ? [] : ['spaces at its beginning or end differ']),
  ]
}

/** Whether a translation has more characters than fit where English may have `limit`. */
export const isTooLong = (translation: string, limit: number): boolean => [...translation].length > limit * LONGER

type Parts = {
  /** Placeholders and tags, as translators see them. */
  readonly values: Set<string>
  /** The plural forms for each number that the text counts. */
  readonly counts: Map<string, Set<string>>
}

function partsOf(message: string): Parts | undefined {
  const parts: Parts = { values: new Set(), counts: new Map() }
  try {
    collect(compileMessageOrThrow(message), parts)
    return parts
  } catch {
    return undefined
  }
}

function collect(tokens: CompiledMessage, parts: Parts): void {
  for (const token of tokens) {
    if (typeof token === 'string') {
      for (const [tag] of token.matchAll(/<\/?\d+\/?>/g)) parts.values.add(tag)
      continue
    }
    const [name, kind, forms] = token
    parts.values.add(`{${name}}`)
    if (typeof forms !== 'object' || forms === null) continue
    if (kind === 'plural') parts.counts.set(name, new Set(Object.keys(forms)))
    // A plural's offset is a number beside its forms, which are texts.
    for (const text of Object.values(forms)) if (Array.isArray(text)) collect(text, parts)
  }
}

/** A number needs the plural forms of the language, no others, and exact numbers only where English has them. */
function countFaults(source: Parts, target: Parts, locale: string): string[] {
  const forms = new Intl.PluralRules(locale).resolvedOptions().pluralCategories
  return [...new Set([...source.counts.keys(), ...target.counts.keys()])].flatMap((name) => {
    const [given, wanted] = [target.counts.get(name), source.counts.get(name)]
    if (!given || !wanted) return [`{${name}} is counted in one of the two texts only`]
    const needed = [...forms.filter((form) => form !== 'many'), ...[...wanted].filter((form) => /^\d/.test(form))]
    const allowed: string[] = [...forms, ...[...wanted].filter((form) => /^\d/.test(form)), 'offset']
    return [
      ...needed.filter((form) => !given.has(form)).map((form) => `{${name}} lacks the form "${form}"`),
      ...[...given]
        .filter((form) => !allowed.includes(form))
        .map((form) => `{${name}} has no form "${form}" in this language`),
    ]
  })
}

const missing = (from: Set<string>, into: Set<string>): string[] => [...from].filter((each) => !into.has(each))
const edgesOf = (text: string): string => `${/^\s*/.exec(text)?.[0]}|${/\s*$/.exec(text)?.[0]}`
