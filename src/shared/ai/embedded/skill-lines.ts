import type { Line, Told } from '#shared/ai/types.ts'
import type { Heard } from '#shared/ai/embedded/answer.ts'
import { isMark, saying } from '#shared/ai/embedded/bits.ts'
import { capitalised, quoted, rendered } from '#shared/ai/embedded/render.ts'
import type { Word } from '#shared/ai/embedded/tagger.ts'
import { gerundOf } from '#shared/ai/embedded/verbs.ts'
import { findSkills } from '#shared/skills/match.ts'
import { tokensOf } from '#shared/text/tokens.ts'

/** The skills that an answer names and does not deny or only wish for; of an answer about skills also what it lists. */
export function skillLines(told: Told, { spoken }: Heard, known: readonly string[]): readonly Line[] {
  const isAboutSkills = told.target.part === 'skills'
  const has = new Set(known.map((skill) => skill.toLowerCase()))
  return spoken
    .flatMap((words) =>
      clausesByMark(words).filter((part, at, all) => !isDenied(part) && !isTakenBack(all.slice(at + 1).flat())),
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
  /\b(?:not|never|no|nor|none|without|hardly|neither|forgot|forgotten)\b|\b(?:want|wants|plan is|plan was|goal is|aim is|aiming|dream is|like|love|hope|plan|planning|hoping|going|wish) to\b|\b(?:would|will)\b|\b(?:instead of|rather than|used to be)\b|\bone day\b|\b(?:am|still) learning\b|\bbeing (?:taught|trained|shown)\b|\bnot yet\b/
const isDenied = (words: readonly Word[]): boolean => DENIED.test(lowerOf(words).replace(/\bnot only\b/g, ''))
const lowerOf = (words: readonly Word[]): string => words.map(({ lower }) => lower).join(' ')

/** 'I did a Revit course, but I would not say I can do it': what went before is no skill either. */
const isTakenBack = (next: readonly Word[]): boolean =>
  next[0]?.lower === 'but' && TAKES_BACK.test(lowerOf(next.slice(0, 9)))
const TAKES_BACK =
  /\b(?:would|can|could) not (?:really |honestly )?(?:say|claim|call)\b|\bcan not (?:really )?(?:do|use|work with) it\b|\bforg[eo]t\w* (?:it|all|most|everything)\b/

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
    .map(({ skill, form }) =>
      line(/[A-Z]/.test(form) && skill.label.toLowerCase() !== form.toLowerCase() ? form : skill.label, form),
    )
}

/** The items of a list, without what leads to them: 'I know Opera and the Micros till' → 'Opera', 'Micros till'. */
function listed(words: readonly Word[]): readonly { readonly text: string; readonly words: readonly Word[] }[] {
  const items: Word[][] = [[]]
  for (const word of words) {
    if (isMark(word) && !/^[()]$/.test(word.text)) items.push([])
    else if (/^(?:and|or|plus|then|also|but)$/.test(word.lower)) items.push([])
    else items.at(-1)?.push(word)
  }
  return items.flatMap((item) => {
    const core = coreOf(item)
    return core.length > 0 && core.length <= 5 && !isRemark(core)
      ? [{ text: capitalised(rendered(core)), words: core }]
      : []
  })
}

/** 'Since forever', 'two weeks', 'just prefer paper', 'renewed': said of a skill, and none. */
const isRemark = (core: readonly Word[]): boolean =>
  NO_SKILL.test(core[0]?.lower ?? '') ||
  core.some(({ lower }) => /^(?:that|this|it|them|both|you|me|i|we|what|who|he|she|they)$/.test(lower)) ||
  (!core.some(({ isName }) => isName) &&
    (isAmount(core) || isTold(core) || core.every(({ tag }) => tag === 'ADJ' || tag === 'ADV')))

const NO_SKILL =
  /^(?:which|nobody|where|when|if|people|since|only|just|what|whatever|grade|level|hands|everything|anything|nothing|something|none|for|needing|that|sending|thinking|guessing|all|too|sorry|please|watch|prefer|like|love|think|guess|want|need|hope|try|mean|say|renew\w*)$/

/** A number and what it counts, or a time: '70 words a minute', 'winter'. */
const isAmount = (core: readonly Word[]): boolean =>
  /^[\d.,]+$/.test(core[core[0]?.lower === 'about' ? 1 : 0]?.text ?? '') ||
  core.every(({ lower }) =>
    /^(?:year|month|week|day|winter|summer|spring|autumn|morning|evening|weekend|twenties|tens|hundreds)s?$/.test(
      lower,
    ),
  )

/** Somebody does something in it: no name of a skill has a verb of its own. */
const isTold = ([first, second]: readonly Word[]): boolean =>
  first?.tag === 'AUX' || (first?.tag === 'VERB' && first.forms.includes('third') && second !== undefined)

const LEADS = new Set(
  'it there spring summer autumn winter got i we am is are was have has had can could know use used using speak speaks do does did work worked working with in at on the a an some bit of little basic mostly mainly also my our for it very good ok okay quite fluent to be able from learned learnt trained familiar experienced experience comfortable etc well then'.split(
    ' ',
  ),
)

/** 'Tableau I used in the last company': the skill stands before, who uses it after. */
const isMineAt = (item: readonly Word[], at: number): boolean =>
  item[at]?.lower === 'i' && /^(?:use|know|read|speak|learn|do|make|work|handle)$/.test(item[at + 1]?.base ?? '')

function coreOf(item: readonly Word[]): readonly Word[] {
  let from = 0
  while (from < item.length && LEADS.has(item[from]?.lower ?? '') && !item[from]?.isName) from += 1
  // How well, how long and where it is known.
  const remark = item.findIndex(
    ({ lower }, at) =>
      at > from &&
      (/^(?:every|is|are|was|quite|only|since|now|sometimes|often|daily|always|if|because|when|from)$/.test(lower) ||
        (lower === 'for' && item.slice(at + 2, at + 4).some((word) => /^(?:year|month|week)s?$/.test(word.lower))) ||
        isMineAt(item, at)),
  )
  let to = remark > 0 ? remark : item.length
  while (
    to > from &&
    /^(?:yes|fluently|well|as|enough|yet|minimum|normal|so|too|daily|course|courses|at|in|on|with|from|home|little|work|school|years|ago|a|lot|bit|only|of|the|for)$/.test(
      item[to - 1]?.lower ?? '',
    )
  )
    to -= 1
  const said = item.slice(from, to)
  // 'How to use the till' → 'using the till'.
  const isHow = said[0]?.lower === 'how' && said[1]?.lower === 'to' && (said[2]?.forms.includes('base') ?? false)
  if (isHow && said[2]) return [{ ...said[2], ...saying(said[2], gerundOf(said[2].base)) }, ...said.slice(3)]
  const core = said
  const first = core[0]
  const isDone =
    first !== undefined &&
    core.length > 1 &&
    from > 0 &&
    /^(?:i|we|can)$/.test(item[from - 1]?.lower ?? '') &&
    first.forms.includes('base') &&
    !first.isName
  return isDone ? [{ ...first, ...saying(first, gerundOf(first.base)) }, ...core.slice(1)] : core
}
