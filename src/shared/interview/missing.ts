import { numberWord } from '#shared/grounding/number-words.ts'
import { WAYS_TO_ASK } from '#shared/interview/follow-up-words.ts'
import type { AskedQuestion } from '#shared/interview/questions.ts'
import type { Piece } from '#shared/writer/types.ts'
import { findSkills } from '#shared/skills/match.ts'
import type { Language } from '#shared/text/languages.ts'
import { foldWord, tokensOf } from '#shared/text/tokens.ts'

export type FollowUp = { readonly piece: Piece; readonly text: string }

/** Characters of an answer that are read. What is missing shows early, and the time is limited. */
const LOOKED_AT = 12_000
/** Words below which an answer is short, and from which on it is long. */
const [SHORT, LONG] = [25, 60]

/**
 * Without a category, the pieces are known to be missing: the coach's rubric judges a result better than these words
 * do.
 */
type Asking = Pick<AskedQuestion, 'id' | 'asks'> & Partial<Pick<AskedQuestion, 'category'>>
type Said = { readonly text: string; readonly words: number; readonly has: (piece: Piece) => boolean }

/**
 * Asks for the most important piece that an answer lacks, if it is worth asking for: asking for what was just said is
 * worse than not asking. Nothing is asked for twice in the same interview.
 */
export function followUpTo(
  question: Asking,
  answer: string,
  language: Language,
  asked: readonly Piece[] = [],
): FollowUp | null {
  const { id, asks, category } = question
  const text = answer.slice(0, LOOKED_AT)
  const said = { text, words: tokensOf(text).length, has: (piece: Piece) => HAS[piece](text, language) }
  const piece = asks.find((one) => !asked.includes(one) && isOpen(one, question, said))
  if (!piece) return null
  const ways = WAYS_TO_ASK[piece]
  return { piece, text: ways[category === undefined ? id.length % ways.length : 0]![language] }
}

function isOpen(piece: Piece, question: Asking, said: Said): boolean {
  const { text, words, has } = said
  if (question.category === undefined) return piece === 'result' || !has(piece)
  // Motives have no number and no result.
  if (question.category === 'career_goals' || question.category === 'values') return false
  if (DENIED.test(foldWord(text))) return false
  if (words >= LONG && (has('number') || has('result'))) return false
  return !has(piece) && isWorthAsking(piece, question, said)
}

/** A number is asked for only where the question asks for it first, and a tool only about work with named tools. */
function isWorthAsking(piece: Piece, { id, category, asks }: Asking, { words, has }: Said): boolean {
  if (piece === 'own-part') return true
  if (piece === 'tool') return TECHNICAL.test(id)
  if (category === 'skills') return false
  return piece === 'number' ? asks[0] === 'number' : words < SHORT && !has('number')
}

const HAS: Readonly<Record<Piece, (text: string, language: Language) => boolean>> = {
  number: (text, language) =>
    // A phone number is not an amount.
    /\d/.test(text.replace(/(?:\d[ -]?){9,}/g, '')) ||
    OFTEN[language].test(foldWord(text)) ||
    // 'One' and similar words are often articles.
    tokensOf(text).some(({ folded }) => (numberWord(folded, language)?.value ?? 0) > 1),
  tool: (text, language) =>
    WITH.test(text) ||
    /,[^,.]+,/.test(text) ||
    /\p{L}\p{Lu}/u.test(text) ||
    (language !== 'de' && /[\p{L},] (?!I\b)\p{Lu}/u.test(text)) ||
    findSkills({ text, tokens: tokensOf(text), languages: [language] }).some(({ skill }) => skill.kind !== 'soft'),
  // In Spanish the verb shows the person ('lideré'); the French 'on' is an English word too.
  'own-part': (text, language) =>
    SELF.test(text) ||
    // 'Changed the steel': the speaker leaves the 'I' out.
    /(?:^|[.!?]\s+)\p{L}{2,}ed\s/u.test(text) ||
    (language === 'es' && /(?<=\p{L}{3})[éí](?!\p{L})/u.test(text)) ||
    !(TEAM.test(text) || (language === 'fr' && /\bon\b/i.test(text))),
  result: (text, language) => RESULTS[language].test(foldWord(text)),
}

/** Banks about work whose tools have names. */
const TECHNICAL =
  /^(?:technology|data|engineering|science|role-(?:software|data|testing|systems|cybersecurity|engineering|research|design))\./
/** In any language: openings of an answer with nothing to say, words before a tool, and words for who did it. */
const DENIED =
  /^(?:no|none|nothing|not|i (?:don|do not|can['’]?t|cannot)|n\/?a|nein|nichts|kein\w*|weiss|ich weiss|mir fallt|non|rien|aucune?|je ne|je n|je sais pas|nada|ningun\w*)\b/
const WITH =
  /\b(?:with|using|used?|via|on (?:the|an?|my|our)|mit|per|avec|sur|utilis\p{L}+|con|mediante|utiliz\p{L}+) \p{L}/iu
const SELF =
  /\b(?:i|my|me|mine|ich|mein\w*|mir|mich|je|moi|mon|ma|yo|mi|mis|hago|tengo|soy|estoy|hice|tuve|puse|fui|pude|estuve)\b|\b[jm]['’]/i
const TEAM = /\b(?:we|us|wir|uns|nous|nosotr[oa]s)\b|(?<=\p{L}{2})[ai]mos(?!\p{L})/iu

/** Words for how often or how much without a number. */
const OFTEN: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:each|every\w*|all|always|daily|weekly|monthly|once|twice|couple|half|halved|doubled|percent)\b/,
  de: /\b(?:jede[nmrs]?|alle[nmrs]?|immer|(?:tag|wochent|monat)lich\w*|einmal|halb\w*|halfte|verdoppel\w*|prozent)\b/,
  fr: /\b(?:chaque|tous|toutes?|toujours|quotidien\w*|fois|\w+aines?|moitie|doubl\w+|pour ?cent)\b/,
  es: /\b(?:cada|tod[oa]s?|siempre|diari\w+|vez|veces|docenas?|mitad|dobl\w+|duplic\w+|por ciento)\b/,
}

/** Words of change and of outcome. */
const RESULTS: Readonly<Record<Language, RegExp>> = {
  en: /%|\b(?:no|never|without|so|now|today|since|after\w*|end(?:ed)?|finally|instead|no longer|less|more|better|fewer|\w{3,}er than|faster|easier|quicker|result\w*|led to|meant|made|grew|delivered|won(?!['’])|cut|fell|rose|doubled|tripled|halved|(?:increas|reduc|improv|sav|dropp|finish|complet|pass|approv|solv|fix|stop|avoid|prevent|thank|prais|promot)\w+|happy)\b/,
  de: /%|\b(?:kein\w*|nie|ohne|dadurch|damit|sodass|deshalb|seitdem|danach|jetzt|heute|am ende|schliesslich|statt|endlich|weniger|mehr|besser|\w+er als|schneller|leichter|geklappt|ergebnis\w*|zufrieden\w*|\w*(?:steiger|senk|reduzier|verbesser|spar|verkurz|vermied|verhinder|gelost|gewonn|gestieg|gesunk|geschaff|beendet|fertig|abgeschloss|bestand|bedank|gelob)\w*)\b/,
  fr: /%|\b(?:sans|jamais|aucune?|donc|ainsi|depuis|ensuite|maintenant|aujourd.hui|finalement|a la fin|au lieu de|plus|moins|mieux|meilleur\w*|ce qui|content\w*|(?:resultat|permi|augment|redui|baiss|diminu|amelior|economis|gagn|evit|resolu|livr|reuss|termin|obten|remerci|felicit)\w*)\b/,
  es: /%|\b(?:sin|nunca|ningun\w*|asi|por eso|lo que|desde entonces|despues|ahora|hoy|al final|en (?:lugar|vez) de|ya no|mas|menos|mejor\w*|content[oa]s?|(?:resultado|logr|consegu|aument|reduj|reduc|baj|ahorr|gan|evit|resolv|entreg|aprob|termin|agradec|felicit)\w*)\b/,
}
