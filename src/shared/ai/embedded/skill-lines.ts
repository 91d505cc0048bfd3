import type { Line, Told, Unused } from '#shared/writer/types.ts'
import { hasAmount } from '#shared/ai/embedded/amounts.ts'
import { withoutApposed } from '#shared/ai/embedded/apposed.ts'
import type { Heard } from '#shared/ai/embedded/answer.ts'
import { isMark, lowerText } from '#shared/ai/embedded/bits.ts'
import type { Left } from '#shared/ai/embedded/draft.ts'
import { isNamedAgain, listed, type Item } from '#shared/ai/embedded/listed-skills.ts'
import { isKnown, lineOf, toolsIn } from '#shared/ai/embedded/named-skills.ts'
import { isTheirs, othersIn } from '#shared/ai/embedded/skills-of-others.ts'
import type { Placed } from '#shared/ai/embedded/placed.ts'
import { quoted, rendered } from '#shared/ai/embedded/render.ts'
import { isDisowned, isDoubted, isInJest } from '#shared/ai/embedded/skill-doubts.ts'
import type { Word } from '#shared/ai/embedded/tagger.ts'

/**
 * The skills that an answer names and does not deny or only wish for; of an answer about skills also what it lists, and
 * what of it became none.
 */
export function skillsOf(
  told: Told,
  { sentences, spoken, unwanted }: Heard,
  known: readonly string[],
): Pick<Placed, 'lines' | 'unused'> {
  const has = new Set(known.map((skill) => skill.toLowerCase()))
  const others = new Set(sentences.flatMap((clauses) => clauses.flatMap(othersIn)).map(({ start }) => start))
  const heard = spoken.map((sentence, at) =>
    sentenceOf(told, withoutApposed(sentence), { after: spoken[at + 1] ?? [], others }),
  )
  const lines = heard
    .flatMap((sentence) => sentence.lines)
    .filter(({ text }) => text.length > 0 && text.length <= 60 && !has.has(text.toLowerCase().replace(/ \(.*\)$/, '')))
    .filter(({ text }, at, all) => all.findIndex((other) => other.text.toLowerCase() === text.toLowerCase()) === at)
  if (told.target.part !== 'skills') return { lines, unused: [] }
  const left = [...heard.flatMap((one) => one.left), ...unwanted.map((words) => ({ words, why: 'unclear' as const }))]
  return { lines, unused: left.filter(({ words }) => isSaying(words)).map((one) => unusedOf(told, one)) }
}

type SentenceHeard = { readonly lines: readonly Line[]; readonly left: readonly Left[] }

/** What is said after a sentence, and where words stand that tell of others. */
type Around = { readonly after: readonly Word[]; readonly others: ReadonlySet<number> }

function sentenceOf(told: Told, sentence: readonly Word[], { after, others }: Around): SentenceHeard {
  // '… that I was trained in but I have forgotten it'
  if (told.target.part === 'skills' && ALL_LOST.test(lowerOf(sentence)))
    return { lines: [], left: [{ words: sentence, why: 'no-skill' }] }
  const heard = clausesByMark(sentence).map((words, at, all): SentenceHeard => {
    const next = [...all.slice(at + 1).flat(), ...after]
    const own = words.filter(({ start }) => !others.has(start))
    if (own.some((word) => !isMark(word)) && !isDenied(words) && !isTakenBack(next))
      return isInJest(told.answer, words)
        ? { lines: [], left: [{ words, why: 'no-skill' }] }
        : partOf(told, own, { isDisowned: isDisowned(next), isTold: isTelling(sentence) })
    return { lines: [], left: [{ words, why: NEVER.test(lowerOf(words)) ? 'negative' : 'no-skill' }] }
  })
  const lines = heard.flatMap((part) => part.lines)
  const left = heard.flatMap((part) => part.left)
  // Where it names nothing at all, it stands in one piece.
  const [first, second] = left
  const isNameless = lines.length === 0 && !left.some(({ why }) => why === 'maybe-skill')
  return { lines, left: first && second && isNameless ? [{ words: sentence, why: first.why }] : left }
}

const ALL_LOST = /\bforgot(?:ten)? (?:it|them|most|all|everything)\b|\bunderstood nothing\b|\blet it go\b/

/** What a part names; the last of it not, where what follows takes that back. */
function partOf(
  told: Told,
  words: readonly Word[],
  { isDisowned: isLastDisowned, isTold }: { readonly isDisowned: boolean; readonly isTold: boolean },
): SentenceHeard {
  if (told.target.part !== 'skills')
    return { lines: isDoubted(words) || isTheirs(words) || isLastDisowned ? [] : toolsIn(told, words), left: [] }
  const named = listed(words)
  const last = named.findLastIndex((item) => item.words.length > 0)
  // 'Body work and paint, no'
  const isWithAnd = (at: number): boolean => {
    const first = named[at]?.words[0]
    return first !== undefined && words[words.indexOf(first) - 1]?.lower === 'and'
  }
  const items = named.map((item, at) => {
    // 'A harvester, a Ponsse, but only the boss drives it'
    const isDisownedToo =
      isLastDisowned && (at === last || (at === last - 1 && (isNamedAgain(item, named[last]) || isWithAnd(at + 1))))
    // 'My partner speaks Arabic and Somali'
    const before = named[at - 1]
    const isTheirsToo =
      before !== undefined &&
      isTheirs(before.words) &&
      item.words.length < 3 &&
      !item.words.some(({ lower, tag }) => /^(?:i|we)$/.test(lower) || tag === 'VERB')
    // 'Photoshop and InDesign the graphic people have'
    const next = named[at + 1]
    const isTheirsNext = next !== undefined && item.words.length < 4 && isWithAnd(at + 1) && isTheirs(next.words)
    return isDoubted(item.words) || isTheirs(item.words) || isTheirsToo || isTheirsNext || isDisownedToo
      ? { ...item, isDeed: false, isDoubted: true, skill: null }
      : item
  })
  // 'I come from the Philippines': of what is told, only what is known as a skill, or named as one, is surely one.
  const isOpen = ({ skill }: Item): boolean =>
    isTold && skill !== null && !HELD.test(skill.text) && !isKnown(skill.text)
  const lines = items.flatMap((item) => {
    if (isOpen(item)) return []
    if (!item.skill) return isOwn(item) && !item.isDoubted ? toolsIn(told, item.words) : []
    return [lineOf(told, item.skill.text, quoted(told.answer, item.skill.words)), ...toolsIn(told, meansOf(item))]
  })
  const left = items.flatMap((item): readonly Left[] => {
    if (item.skill && isOpen(item)) return [{ words: item.skill.words, why: 'maybe-skill' }]
    return isLeft(item) ? [{ words: item.words, why: 'no-skill' }] : []
  })
  return { lines, left }
}

const HELD = /\b(?:certificates?|certification|licen[cs]es?|tickets?|diplomas?|badges?|permits?|courses?|training)\b/i
/** Something happens in it: more than 'I use …', 'we work with …' and a row of names. */
const isTelling = (sentence: readonly Word[]): boolean => TELLS.test(lowerOf(sentence).replace(NAMING, ''))
const NAMING =
  /^(?:and |then |also |well |so )*(?:(?:i|we) (?:use|know|speak|have|can|work with)\b(?: (?:my|our) own\b)?|my [\w-]+ (?:is|are)\b)/
const TELLS = /\b(?:i|we|they|he|she|it|my|our|was|were|is|are|had|have|did|do)\b/

/** A deed, and what has no verb that we know or is told by whoever did it: the tools in it are theirs. */
const isOwn = ({ words, isDeed }: Item): boolean =>
  isDeed ||
  (words.length > LONGEST_NAME &&
    !isDoubted(words) &&
    (words.some(({ lower }) => /^(?:i|we)$/.test(lower)) || !words.some(({ forms }) => forms.length > 0)))
/** Words of an item, from which on it is a sentence. */
const LONGEST_NAME = 5

/** '[Cutting waste by 16%] with Excel': what stands behind a skill that was cut there. */
function meansOf({ words, skill }: Item): readonly Word[] {
  const end = skill?.words.at(-1)?.end ?? 0
  const at = words.findIndex(({ start, lower }) => start >= end && /^(?:with|using)$/.test(lower))
  return at < 0 ? [] : words.slice(at)
}

/** What was done, and how much: of a skill only its name is written. */
function isLeft({ words, skill }: Item): boolean {
  if (!skill) return true
  const rest = words.filter(({ start, end }) => !skill.words.some((one) => one.start <= start && end <= one.end))
  return hasAmount(rendered(rest))
}

/** 'None', 'yes' and the like leave nothing behind. */
const isSaying = (words: readonly Word[]): boolean =>
  words.some(({ tag, lower }) => /^(?:NOUN|PROPN|VERB|ADJ|NUM)$/.test(tag) && !NOTHING.test(lower))
const NOTHING = /^(?:none|nothing|nope|no|not|yes|yeah|sorry|please|thanks?|okay|ok|well|really|skills?|have|has|had)$/

const unusedOf = (told: Told, { words, why }: Left): Unused => ({
  source: {
    questionId: told.questionId,
    quote: quoted(
      told.answer,
      words.filter((word) => !isMark(word)),
    ),
  },
  why,
})

/** Parts that are denied or affirmed as one: 'but', a new subject and a denial after a mark begin another. */
function clausesByMark(words: readonly Word[]): readonly (readonly Word[])[] {
  const parts: Word[][] = [[]]
  for (const [at, word] of words.entries()) {
    const [before, next] = [words[at - 1], words[at + 1]]
    const isAnswered = /^(?:yes|no)$/.test(before?.lower ?? '') && isMark(word)
    const isDenial =
      isMark(word) &&
      (/^(?:never|not|no|forgot|do|did)$/.test(next?.lower ?? '') || isAnsweredNo(words, at) || isDeniedByMe(words, at))
    const isEdge =
      isAnswered ||
      isDenial ||
      /^(?:but|although|though|except)$/.test(word.lower) ||
      (/^(?:i|we)$/.test(word.lower) && at > 0 && (isMark(before) || /^(?:CCONJ|SCONJ|ADV)$/.test(before?.tag ?? '')))
    if (isEdge) parts.push([])
    parts.at(-1)?.push(word)
  }
  return parts
}

/** 'Mastering no': the answer stands after what it denies. */
const isAnsweredNo = (words: readonly Word[], at: number): boolean => {
  const end = words.findIndex((word, place) => place > at && isMark(word))
  return words[(end < 0 ? words.length : end) - 1]?.lower === 'no'
}

/** 'Excel I know, Access I never touched': the denial is of what stands before it, up to the mark. */
const isDeniedByMe = (words: readonly Word[], at: number): boolean => {
  const end = words.findIndex((word, place) => place > at && isMark(word))
  const part = words.slice(at + 1, end < 0 ? words.length : end)
  return part.findIndex(({ lower }) => lower === 'i') > 0 && part.some(({ lower }) => /^(?:not|never)$/.test(lower))
}

const NEVER =
  /\b(?:not|never|no|nor|none|without|hardly|neither|forgot|forgotten)\b|\b(?:instead of|rather than|used to (?:be|know|speak|use|have|do|work|hold|drive|teach|play|write|run|cook|paint)|expired|tried \w+ once)\b|(?:^|\b(?:i|we) )(?:(?:have|had|also|then|to) )*(?:fail(?:ed)?|quit|lost|hated?|disliked?|g[ai]ven? up|stop(?:ped)? \w+ing)\b/
const WISHED =
  /\b(?:want|wants|plan is|plan was|goal is|aim is|aiming|dream is|like|love|hope|plan|planning|hoping|going|wish) to\b|\b(?:would|will)\b|\bone day\b|\b(?:am|still) learning\b|\b(?:am|are) (?:doing|taking|studying|halfway)\b|\bbeing (?:taught|trained|shown)\b|\bnot yet\b/
const isDenied = (words: readonly Word[]): boolean =>
  [NEVER, WISHED].some((sign) => sign.test(lowerOf(words).replace(/\bnot only\b/g, '')))
const lowerOf = (words: readonly Word[]): string => lowerText(words)

/** 'I did a Revit course, but I would not say I can do it': what went before is no skill either. */
const isTakenBack = (next: readonly Word[]): boolean =>
  next[0]?.lower === 'but' && TAKES_BACK.test(lowerOf(next.slice(0, 9)))
const TAKES_BACK =
  /\bi (?:only|just) (?:looked|watched|saw)\b|\b(?:would|can|could) not (?:really |honestly )?(?:say|claim|call)\b|\bcan not (?:really )?(?:do|use|work with) it\b|\bforg[eo]t\w* (?:it|all|most|everything)\b/
