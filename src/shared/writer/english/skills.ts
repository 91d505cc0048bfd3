import { capitalized } from '#shared/text/capitalized.ts'
import { sentencesOf } from '#shared/writer/sentences.ts'
import { NUMBER_WORDS } from '#shared/writer/english/number-words.ts'
import { IRREGULAR_PAST } from '#shared/writer/english/subject.ts'
import { tidied } from '#shared/writer/english/tidy.ts'
import type { LanguageRules } from '#shared/writer/language-rules.ts'
import type { AnsweredQuestion, Unused } from '#shared/writer/types.ts'
import { LIMITS } from '#shared/resume/schema.ts'
import { findSkills } from '#shared/skills/match.ts'
import { tokensOf } from '#shared/text/tokens.ts'

/**
 * The skills that an answer names, each as stated, with its level or duration: 'German (B1)'. A name is written if it
 * stands alone or the answer says it is known or used. With any other remark only the person can tell, so the review
 * asks about it ('maybe-skill').
 */
export function skillsOf({ questionId, answer }: AnsweredQuestion): ReturnType<LanguageRules['skillsOf']> {
  const sentences = sentencesOf(answer).map(({ text }) => ({ text, items: itemsOf(text) }))
  const all = withoutDuplicates(sentences.flatMap(({ items }) => items))
  const named = all.slice(0, MAX_NAMES)
  const further = new Set(all.slice(MAX_NAMES).map(keyOf))
  const sourceOf = (quote: string) => ({ questionId, quote })
  const lines = named
    .filter(({ isSure }) => isSure)
    .map((item) => ({ text: textOf(item), source: sourceOf(item.name), verbatim: true }))
  const asked = named
    .filter(({ isSure }) => !isSure)
    .map(({ name }) => ({ source: sourceOf(name), why: 'maybe-skill' as const }))
  const written = named.map(textOf).join(' ')
  const rest = sentences.flatMap(({ text, items }): readonly Unused[] => {
    if (items.some((item) => further.has(keyOf(item)))) return [{ source: sourceOf(text), why: 'enough' }]
    const isSaid = items.length > 0 && numbersIn(text).every((number) => written.includes(number))
    return isSaid ? [] : [{ source: sourceOf(text), why: 'no-skill' }]
  })
  return { lines, unused: [...asked, ...rest] }
}

/** Maximum number of names from one answer, as many as a list of skills holds. */
const MAX_NAMES = LIMITS.words

const keyOf = ({ name }: Item): string => name.toLowerCase()

const textOf = ({ name, level }: Item): string => (level === '' ? capitalized(name) : `${capitalized(name)} (${level})`)

/** Each name once, preferring a sure mention. */
function withoutDuplicates(items: readonly Item[]): readonly Item[] {
  const byName = new Map<string, Item>()
  for (const item of items) {
    const key = keyOf(item)
    if (!byName.get(key)?.isSure) byName.set(key, item)
  }
  return [...byName.values()]
}

const numbersIn = (text: string): readonly string[] => text.match(FIGURES) ?? []
const FIGURES = new RegExp(String.raw`\d+(?:[.,]\d+)*|\b(?:${NUMBER_WORDS})\b`, 'gi')

type Item = { readonly name: string; readonly level: string; readonly isSure: boolean }

/** The names in one sentence, word for word. */
function itemsOf(sentence: string): readonly Item[] {
  const segments = sentence
    .replace(/[.!…]+$/, '')
    .split(
      /(?:(?<!\s)\s+)?[,:–—]\s+(?![^()]{0,200}\))|\s+w?\/\s+|(?<!hundred|thousand|\d)\s+(?:and|or|also|then|but)\s+(?!(?:a )?(?:bit|little|half|quarter|third)\b)|\s+-\s+|(?<=\))\s+/i,
    )
    .map((segment) => segment.trim())
    .filter((segment) => /[\p{L}\p{N}]/u.test(segment))
  const isNarrative = NARRATIVE.test(sentence)
  return segments.flatMap((segment, at): Item[] => {
    if (LEVEL_ALONE.test(segment)) return []
    const [next = '', later = ''] = segments.slice(at + 1, at + 5).filter((item) => !FILLER.test(item))
    const isDoubted = DOUBT.test(segment) || DISCLAIMS.test(next) || (LEVEL_ALONE.test(next) && DISCLAIMS.test(later))
    const parsed = nameIn(segment)
    const level = parsed.level || (LEVEL_ALONE.test(next) ? levelOf(next) : '')
    const isName = parsed.name !== '' && !isDoubted && !(isNarrative && !isKnown(parsed.name))
    if (isName) return [{ name: parsed.name, level, isSure: true }]
    // A name among other words, which may limit it.
    return knownIn(segment).map((name) => ({ name, level: '', isSure: false }))
  })
}

/** The name in a segment without the words around it; empty if there is none. */
function nameIn(segment: string): { readonly name: string; readonly level: string } {
  if (segment.length > MAX_SEGMENT_LENGTH) return { name: '', level: '' }
  const plain = tidied(segment)
    .replace(LEAD, '')
    .replace(/^(?:some|(?:a )?(?:little )?bit of) (.+)$/i, '$1 a bit')
    .replace(AFFIRMED_TAIL, '')
  const [, bracketed = ''] = /\(([^()]*)\)$/.exec(plain) ?? []
  const bare = plain.replace(/\s*\([^()]*\)$/, '').replace(FILLER_TAIL, '')
  const [, beforeLevel = bare, levelText = ''] = LEVEL_TAIL.exec(bare) ?? []
  const name = beforeLevel
    .replace(FILLER_TAIL, '')
    .replace(/^(?:the|a|an|my|our|old)\s+/i, '')
    .trim()
  const words = name.split(/\s+/)
  const isName =
    name !== '' &&
    words.length <= 5 &&
    !SENTENCE_WORD.test(name) &&
    segment.includes(name) &&
    !isOther(name) &&
    !/^\d+$/.test(name)
  const level = levelText ? levelOf(levelText) : LEVEL_ALONE.test(bracketed) ? levelOf(bracketed) : ''
  return isName ? { name, level } : { name: '', level: '' }
}

/** Maximum length of a segment that is read as one name, in characters; the limit bounds the time. */
const MAX_SEGMENT_LENGTH = 300

const BASIC = /\b(?:bit|little|basics?|so[- ]so|some)\b/i
const NATIVE = /\b(?:native|mother tongue|first language)\b/i
/** Level or duration in the words of a resume. */
const levelOf = (text: string): string =>
  NATIVE.test(text)
    ? 'native'
    : BASIC.test(text)
      ? 'basic'
      : text
          .replace(/^(?:for|is|at|level|about|only|quite|very|pretty)\s+(?=\S)/i, (lead) =>
            /level/i.test(lead) ? lead : '',
          )
          .trim()

const LEVELS = String.raw`(?:only |just |quite |very |pretty |is |at )?(?:native|mother tongue|my mother tongue|fluent(?:ly)?|good|basics?|the basics|a (?:little )?bit|a little|so[- ]so|intermediate|advanced|expert|level \w+|[ABC][12]|(?:for |about |since )?(?:\d+|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty) (?:years?|months?|hours)|since (?:19|20)\d\d)`
const LEVEL_ALONE = new RegExp(`^(?:${LEVELS})$`, 'i')
/** Not the 'two years' of 'twenty two years' or of 'one or two years'. */
const LEVEL_TAIL = new RegExp(
  String.raw`^(.+?)\s+(?:is |are )?(?<!\b(?:twenty|thirty|forty|fifty|hundred|and|or|to|point|\d+)\s+)(${LEVELS})$`,
  'i',
)

const FILLER = /^(?:well|ok|okay|really|please|ha+|naturally|honestly|yes|so|mostly|mainly)$/i
/** Segments that are not names: remarks, counts, actions. */
const NOT_A_NAME = new RegExp(
  String.raw`^(?:both|all|those|these|few|more|most|each|every|lots|please|naturally|ha+|languages?|tools?|lists?|programs?|programmes?|certificates?|licen[cs]e$|settings|with|without|from|at|in|on|by|for|of|to|about|around|since|before|after|up|down|back|away|(?:one|two|three|four|five|six|seven|eight|nine|ten|\d+) (?:days?|weeks?|months?|years?|hours?|times|semesters?))\b|^\d+ \p{Ll}{3}|^\p{L}+ly$|^(?:${IRREGULAR_PAST.split(' ').join('|')}|went|gave|came|\w+ed)\s+(?:my|the|an?|it|up|through|down|off|on|in|for|to|out|away)\b`,
  'iu',
)
/** Remarks, counts, actions, and degrees, which are education. */
const isOther = (name: string): boolean => NOT_A_NAME.test(name) || DEGREE.test(name)

/** A degree is education, and no skill: 'Master of Education', 'BSc in Biology'. */
const DEGREE =
  /^(?:(?:[Aa]ssociate|[Bb]achelor|[Mm]aster|[Dd]octor)(?:['’]?s)?(?: degree)? (?:of|in)|(?:[Aa]ssociate|[Bb]achelor|[Mm]aster)['’]s$|(?:B\.?Sc|M\.?Sc|B\.?Ed|M\.?Ed|B\.?Eng|M\.?Eng|MBA|Ph\.?\s?D)\b|[BM]\.?A\.? in)/
/** Words before a name which say that it is known or used. */
const LEAD =
  /^(?:(?:I|we) (?:also |mostly |mainly |can |still )*(?:know|use|used|work with|work on|worked with|work in|speak|read|drive|run|operate|have|hold|do|did|am good at|'m good at|master|write|cook|programme?)|I've(?: got)?|mostly|mainly|daily|things like|such as|like|also|of course|lots? of|all kinds of|various|languages?|tools?|and|then|with|for)\s+/i
const AFFIRMED_TAIL =
  /\s+(?:(?:that|which) )?(?:I|we) (?:also |really |still |just )*(?:know|use|do|speak|love|like|work with|drive|run|write|have|teach|can|learned|learnt|hold)(?: (?:well|fluently|daily|every day|best|inside out|mostly|now))?$/i
const FILLER_TAIL =
  /\s+(?:of course|obviously|mostly|mainly|daily|too|also|always|both|first|as well|every day|for sure|as you see|yes|still|by now|from home|at home|at work|now|every week|all day|more and more|more|etc\.?|and so on)$/i
/** Words of sentences, never of names. */
const SENTENCE_WORD =
  /\b(?:I|I'm|I've|we|you|he|she|they|it|its|it's|is|are|was|were|am|be|been|do|does|did|has|have|had|can|could|would|will|that|this|which|who|because|when|if|so|but|people|call|me|us|them|what|here|there|things?|stuff|everything|anything|nothing|something|like|only|just|than|not|no|good|really|before|after|learned|learnt|years?|by|myself)\b/i
/** Words that leave open whether the person has the skill, still has it, or whether it is theirs. */
const DOUBT =
  /\b(?:no|not|never|\w+n't|cannot|hardly|barely|used to|until|till(?= )|forgot(?:ten)?|rusty|expired|lapsed|ran out|run out|ago|at (?:school|uni|university|college)|start(?:ed|ing)?|learning|want(?:ed)?|wish|would|hope|like to|tried|trying|opened|seen|saw|watch(?:ed)?|once|twice|they|he|she|his|her|office|colleagues?|others?|niece|boss|doctor|owner|chef|vet|broke|cancell?ed|rubbish|useless|bad|worst|hate|avoid|afraid|failed|lost|old job|old|years back|weekend|course|booked|next|soon|some ?day|planned|jealous|theory|in theory|interested|understand|passive(?:ly)?|dabbl\w*|taught me|teach(?:es|ing)? me|show(?:ed|s|ing) me|sat next to|swear words|badly|bad|poor|half|given up|a few words|only (?!basic|the basics|for|in|on|at|used|use)\w+)\b/i
/** A remark on the previous name: 'forgot it all', 'not yet', 'that is my boss'. */
const DISCLAIMS =
  /^(?:\S+ ){0,3}(?:bad|badly|poor|weak|half|little|rusty)\b|^(?:but |though |although |well |sorry |really )*(?:no|not|never|only|do not|don't|can't|cannot|wouldn't|couldn't|forgot|rusty|expired|lapsed|gone|long ago|still learning|(?:I|we|it|that|this|they|he|she|which|the (?:office|boss|others?|doctor|owner)|my \w+)\b.*\b(?:not|never|\w+n't|no|only|just|forgot\w*|expired|lapsed|does|did|failed|cancel\w*|broke|stopped|tried|lost|answer badly|seen|watched|else))\b/i
/** A sentence about others or about an event: names in it may belong to anyone. */
const NARRATIVE = /\b(?:they|he|she|him|her|them|his|people|somebody|someone|nobody|when|because|while|until|if)\b/i

const found = (text: string) => findSkills({ text, tokens: tokensOf(text), languages: ['en'], isListed: true })
const isKnown = (name: string): boolean => found(name).length > 0
/** Tools, languages and certificates mentioned by name. */
const knownIn = (segment: string): readonly string[] =>
  found(segment)
    .filter(({ skill, form }) => /^(?:tool|language|certificate)$/.test(skill.kind) && /\p{Lu}/u.test(form))
    .map(({ form }) => form)
