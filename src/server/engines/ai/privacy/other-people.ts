import { isCommonWord, isOrganization } from '#server/engines/ai/privacy/common-words.ts'
import { findSkills } from '#shared/skills/match.ts'
import { languageOf, stopWords } from '#shared/text/stop-words.ts'
import { foldWord, tokensOf } from '#shared/text/tokens.ts'

/** A place in a text, in UTF-16 units. */
export type Place = { readonly start: number; readonly end: number }

/**
 * Guesses where a text names other people: capitalized words within a sentence that are no known tool, place, language
 * or date, and words after 'my boss' and the like. When in doubt it takes a word for a name, since hidden text is put
 * back later. Employers and places are kept after 'at', or as a single word after 'in' or 'for'. In German, which
 * capitalizes all nouns, only names after words for people count.
 */
export function otherPeople(text: string): readonly Place[] {
  const words = wordsIn(text)
  if (!words.some(({ isCapital }) => isCapital)) return []
  const language = languageOf(words.slice(0, LANGUAGE_SAMPLE).map(({ folded }) => folded))
  const known = knownIn(text)
  const lower = new Set(words.filter(({ isCapital }) => !isCapital).map(({ folded }) => folded))
  const isPlain = ({ folded, start }: Word) => lower.has(folded) || isCommonWord(folded) || known.has(start)
  const by = { isPlain, cuesOnly: language === 'de' || isTitleCase(words) }
  return runsIn(words, text)
    .map((run) => named(run, words, text, by))
    .flatMap((run) => (run.length > 0 ? [{ start: run[0]?.start ?? 0, end: run.at(-1)?.end ?? 0 }] : []))
}

/** Words from which the language of a text is detected. */
const LANGUAGE_SAMPLE = 400

type Word = Place & {
  readonly text: string
  readonly folded: string
  readonly at: number
  readonly isCapital: boolean
  readonly isFirst: boolean
}

function wordsIn(text: string): readonly Word[] {
  let [end, last] = [0, '']
  return Array.from(text.matchAll(WORD), (match, at): Word => {
    const between = text.slice(end, match.index)
    // 'Okonkwo’s' names Okonkwo.
    const word = match[0].replace(/['’]s$/i, '')
    // 'J. Fitzwilliam': an initial ends no sentence.
    const isFirst = at === 0 || (SENTENCE_END.test(between) && !/^(?!I$)\p{Lu}$/u.test(last))
    end = match.index + match[0].length
    last = word
    return {
      text: word,
      folded: foldWord(word),
      at,
      isCapital: CAPITAL.test(word),
      isFirst,
      start: match.index,
      end: match.index + word.length,
    }
  })
}

const WORD = /\p{L}[\p{L}\p{M}\p{N}_]*(?:['’-]\p{L}[\p{L}\p{M}]*)*/gu
const CAPITAL = /^\p{Lu}(?:['’]\p{Lu})?\p{M}*\p{Ll}/u
const SENTENCE_END = /[.!?:;\n•]\s*$|\s[–—-]\s$/

/** The start positions of known skills. */
function knownIn(text: string): ReadonlySet<number> {
  const tokens = tokensOf(text)
  const found = findSkills({ text, tokens, languages: [] })
  return new Set(found.flatMap(({ from, to }) => tokens.slice(from, to).map(({ start }) => start)))
}

/** Most words of a headline are capitalized, so capitals mean nothing there. */
function isTitleCase(words: readonly Word[]): boolean {
  const inside = words.filter(({ isFirst }) => !isFirst)
  return inside.length > 6 && inside.filter(({ isCapital }) => isCapital).length > inside.length / 2
}

/** Adjacent capitalized words, including 'J.' and 'van der' between them. */
function runsIn(words: readonly Word[], text: string): readonly (readonly Word[])[] {
  const runs: Word[][] = []
  for (const word of words) {
    if (!word.isCapital) continue
    const run = runs.at(-1)
    const last = run?.at(-1)
    const between = last ? text.slice(last.end, word.start) : ''
    if (run && last && JOINS.test(between) && !(word.isFirst && !/\p{Lu}\.\s$/u.test(between))) run.push(word)
    else runs.push([word])
  }
  return runs
}

const JOINS = /^\s(?:(?:van|von|de|der|den|di|da|al|bin|el|la|le|ter|y)\s|\p{Lu}\.?\s){0,3}$/u

type By = { readonly isPlain: (word: Word) => boolean; readonly cuesOnly: boolean }

/** The words of a run that are a person's name. */
function named(run: readonly Word[], words: readonly Word[], text: string, { isPlain, cuesOnly }: By): readonly Word[] {
  const [first] = run
  if (!first || isOrganization(run.map(({ folded }) => folded))) return []
  const before = text.slice(Math.max(0, first.start - 60), first.start)
  if (CUE.test(before)) return run.filter((word) => !isCommonWord(word.folded) || run.length > 1)
  // 'Meine Kollegin Sevgi': a word for people with a capital of its own.
  const cue = run.findLastIndex(({ folded }) => IS_PERSON.test(folded))
  if (cue !== -1 && cue < run.length - 1) return run.slice(cue + 1)
  return cuesOnly ? [] : namedByCapitals(run, words, text, isPlain)
}

/** Without a word for people before it, a run is a name unless it is mostly plain words, an employer or a place. */
function namedByCapitals(
  run: readonly Word[],
  words: readonly Word[],
  text: string,
  isPlain: By['isPlain'],
): readonly Word[] {
  const own = withoutOpening(run)
  const rest = own.filter((word) => !isPlain(word))
  const [head] = rest
  if (!head || rest.length * 2 < own.length) return []
  if (head.isFirst) return own.length > 1 || isActing(head, words, text) ? own : []
  return isEmployerOrPlace(own, text.slice(Math.max(0, head.start - 20), head.start)) ? [] : own
}

/** 'Then Okonkwo called': the first word is capitalized because it starts the sentence. */
const withoutOpening = (run: readonly Word[]): readonly Word[] =>
  run[0]?.isFirst && isOpening(run[0]) ? run.slice(1) : run

const isEmployerOrPlace = (run: readonly Word[], before: string): boolean =>
  AT_PLACES.test(before) || (run.length === 1 && OF_PLACES.test(before))

/** 'Okonkwo told me': a sentence that starts with a person who acts. */
function isActing(word: Word, words: readonly Word[], text: string): boolean {
  const { at, folded, end } = word
  if (isOpening(word) || folded.endsWith('s')) return false
  const [next = '', after = ''] = [words[at + 1]?.folded, words[at + 2]?.folded]
  if (/^(?:is|was)$/.test(next)) return /^(?:my|our|the|an?)$/.test(after)
  return ACTS.test(next) || /^(?:['’]s|,? and I|,? who)\b/.test(text.slice(end, end + 10))
}

/** A word that commonly starts a sentence, so its capital says nothing. */
const isOpening = ({ folded }: Word): boolean =>
  stopWords('en').has(folded) || isCommonWord(folded) || /(?:ed|ing|ly)$/.test(folded) || OPENS.test(folded)

const OPENS =
  /^(?:led|built|ran|wrote|made|taught|sold|won|grew|cut|set|got|held|kept|met|took|drove|gave|did|had|was|were|saw|spoke|began|found|put|went|came|brought|bought|drew|knew|let|paid|read|rebuilt|rewrote|sent|spent|left|use|work|help|manage|run|lead|teach|write|my|our|yes|no|ok|okay|well|so|then|now|today|once|after|before|honestly|basically|also|because|since|later)$/

const ACTS =
  /^(?:told|asked|said|says|showed|shows|helped|helps|gave|gives|wanted|wants|taught|trained|hired|thought|thinks|left|quit|joined|knew|knows|called|calls|from|and|did|does|wrote|writes|praised|promoted|replaced|runs|ran|led|leads|manages|managed|needed|had|has|who)$/

const PERSON =
  "boss|manager|supervisor|colleague|co-?worker|client|customer|friend|partner|mentor|mentee|teacher|professor|director|owner|chef|doctor|nurse|surgeon|assistant|intern|apprentice|trainee|student|pupil|patient|resident|sister|brother|mother|father|mum|mom|dad|wife|husband|aunt|uncle|cousin|daughter|son|neighbou?r|predecessor|successor|foreman|ceo|cto|cfo|coo|lead|lawyer|architect|designer|developer|engineer|landlord|referee|reference|recruiter|named|called|name is|name was|name’s|name's|heiße|heisse|chef(?:in)?|kolleg(?:en|e|in)|vorgesetzter?|kund(?:e|in)|freund(?:in)?|mitarbeiter(?:in)?|lehrer(?:in)?|nachbar(?:in)?|praktikant(?:in)?|patron(?:ne)?|coll[èe]gue|client(?:e)?|amie?|responsable|jefe|jefa|compañer[oa]|amig[oa]|m’appelle|m'appelle|llamo"
const IS_PERSON = new RegExp(`^(?:${PERSON})$`, 'iu')
/** Right before a name: 'my boss', 'a client called', 'our CEO,'. */
const CUE = new RegExp(`(?<![\\p{L}])(?:${PERSON})(?:,| is| was|:)?\\s(?:(?:mr|mrs|ms|dr)\\.?\\s)?$`, 'iu')
const AT_PLACES = /(?<!\p{L})(?:at|joined|near|chez|bei)\s(?:the\s)?$/iu
const OF_PLACES = /(?<!\p{L})(?:in|for|via|using|used|uses?|on|into|of|en|para)\s(?:the\s)?$/iu
