import type { Line, Told } from '#shared/ai/types.ts'
import type { Heard } from '#shared/ai/embedded/answer.ts'
import { isMark } from '#shared/ai/embedded/bits.ts'
import { listed } from '#shared/ai/embedded/listed-skills.ts'
import { quoted } from '#shared/ai/embedded/render.ts'
import type { Word } from '#shared/ai/embedded/tagger.ts'
import { findSkills } from '#shared/skills/match.ts'
import { tokensOf } from '#shared/text/tokens.ts'

/** The skills that an answer names and does not deny or only wish for; of an answer about skills also what it lists. */
export function skillLines(told: Told, { spoken }: Heard, known: readonly string[]): readonly Line[] {
  const isAboutSkills = told.target.part === 'skills'
  const has = new Set(known.map((skill) => skill.toLowerCase()))
  return spoken
    .flatMap((words) =>
      clausesByMark(words).filter(
        (part, at, all) => !isDenied(part) && !isOthers(part) && !isTakenBack(all.slice(at + 1).flat()),
      ),
    )
    .flatMap((words) => namesIn(told, words, isAboutSkills))
    .filter(({ text }) => text.length > 0 && text.length <= 60 && !has.has(text.toLowerCase()))
    .filter(({ text }, at, all) => all.findIndex((other) => other.text.toLowerCase() === text.toLowerCase()) === at)
}

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

const DENIED =
  /\b(?:not|never|no|nor|none|without|hardly|neither|forgot|forgotten)\b|\b(?:want|wants|plan is|plan was|goal is|aim is|aiming|dream is|like|love|hope|plan|planning|hoping|going|wish) to\b|\b(?:would|will)\b|\b(?:instead of|rather than|used to (?:be|know|speak|use|have|do|work)|expired|tried \w+ once)\b|\bone day\b|\b(?:am|still) learning\b|\bbeing (?:taught|trained|shown)\b|\bnot yet\b/
const isDenied = (words: readonly Word[]): boolean => DENIED.test(lowerOf(words).replace(/\bnot only\b/g, ''))
const lowerOf = (words: readonly Word[]): string => words.map(({ lower }) => lower).join(' ')

/** 'My boss is certified in Lean', 'the kitchen had a Rational oven, the chef programmed it': of others. */
const isOthers = (words: readonly Word[]): boolean =>
  /^(?:my|our|the) (?:boss|manager|colleagues?|chef|owner|neighbou?r|mother|father|wife|husband|brother|sister|friend|kitchen|company|firm|school|others?) (?:is|was|are|were|had|has|have|did|does|do|knows?|knew)\b/.test(
    lowerOf(words),
  ) && !words.some(({ lower }) => /^(?:i|we)$/.test(lower))

/** 'I did a Revit course, but I would not say I can do it': what went before is no skill either. */
const isTakenBack = (next: readonly Word[]): boolean =>
  next[0]?.lower === 'but' && TAKES_BACK.test(lowerOf(next.slice(0, 9)))
const TAKES_BACK =
  /\bi (?:only|just) (?:looked|watched|saw)\b|\b(?:would|can|could) not (?:really |honestly )?(?:say|claim|call)\b|\bcan not (?:really )?(?:do|use|work with) it\b|\bforg[eo]t\w* (?:it|all|most|everything)\b/

/** 'The copier contract' names no office equipment, and a harvester no agricultural machinery. */
const isNamedIn = (label: string, form: string): boolean =>
  /\p{Lu}/u.test(form) ||
  label
    .toLowerCase()
    .split(/[\s/-]+/)
    .every((word) => word.length < 4 || form.toLowerCase().includes(word.slice(0, 4)))

/** 'The same plumber', 'roofers and the like': the trade of others. Only what is called by its name is known, or held. */
const isOwn = ({ skill, form }: Found, words: readonly Word[]): boolean => {
  const said = lowerOf(words)
  if (skill.kind === 'tool') return isNamedIn(skill.label, form)
  if (skill.families.includes('spoken languages')) return SPOKEN.test(said) && !isOfThings(form, words)
  if (skill.kind === 'language') return true
  return /^\p{Lu}/u.test(form) && !(skill.kind === 'certificate' && UNDER_WAY.test(said))
}
type Found = ReturnType<typeof findSkills>[number]
/** 'German tax law': no language is spoken in it. */
const isOfThings = (form: string, words: readonly Word[]): boolean =>
  words.some(({ text }, at) => text === form && words[at + 1]?.tag === 'NOUN')
const SPOKEN =
  /\b(?:speak|spoke|spoken|speaking|talk|talked|read|write|wrote|translat\w+|interpret\w*|fluent\w*|native|in|into)\b/
const UNDER_WAY = /\b(?:doing|taking|studying|preparing|working (?:on|towards)|signed up|enrolled|students?)\b/

function namesIn(told: Told, words: readonly Word[], isAboutSkills: boolean): readonly Line[] {
  const first = words[0]
  if (!first) return []
  const quote = quoted(told.answer, words)
  const line = (text: string, from: string) => ({
    text,
    source: { questionId: told.questionId, quote: from },
    verbatim: true,
  })
  if (isAboutSkills) return listed(words).map((item) => line(item.text, quoted(told.answer, item.words)))
  const tokens = tokensOf(quote)
  return findSkills({ text: quote, tokens, languages: ['en'] })
    .filter(({ skill, form }) => /^(?:tool|language|method|certificate)$/.test(skill.kind) && !/[(),"“”]/.test(form))
    .filter((found) => isOwn(found, words))
    .map(({ skill, form }) =>
      line(/[A-Z]/.test(form) && skill.label.toLowerCase() !== form.toLowerCase() ? form : skill.label, form),
    )
}
