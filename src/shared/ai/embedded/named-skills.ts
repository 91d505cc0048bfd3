import { lowerText } from '#shared/ai/embedded/bits.ts'
import type { Line, Told } from '#shared/writer/types.ts'
import { capitalised, quoted } from '#shared/ai/embedded/render.ts'
import type { Word } from '#shared/ai/embedded/tagger.ts'
import { findSkills } from '#shared/skills/match.ts'
import { tokensOf } from '#shared/text/tokens.ts'

/** What is known as a tool, a language, a method or a certificate, wherever it stands. */
export function toolsIn(told: Told, words: readonly Word[]): readonly Line[] {
  const quote = quoted(told.answer, words)
  const tokens = tokensOf(quote)
  return findSkills({ text: quote, tokens, languages: ['en'], isListed: told.target.part === 'skills' })
    .filter(({ skill, form }) => /^(?:tool|language|method|certificate)$/.test(skill.kind) && !/[(),"“”]/.test(form))
    .filter((found) => isOwn(found, words))
    .map((found) => lineOf(told, nameOf(found), found.form))
}

/** Whether something in a name is known as a skill. */
export const isKnown = (name: string): boolean =>
  findSkills({ text: name, tokens: tokensOf(name), languages: ['en'], isListed: true }).length > 0

/** As it was said, where its usual name says more: 'multimeter' is no 'Multimeter Use'. */
function nameOf({ skill: { label }, form }: Found): string {
  if (label.toLowerCase().startsWith(`${form.toLowerCase()} `)) return capitalised(form)
  // 'Amazon web services' is told so, and not by its short name, which nobody said.
  if (!lettersOf(label).startsWith(lettersOf(form))) return capitalised(form)
  return /[A-Z]/.test(form) && label.toLowerCase() !== form.toLowerCase() ? form : label
}

const lettersOf = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')

/** A skill as it is written. */
export const lineOf = ({ questionId }: Told, text: string, quote: string): Line => ({
  text,
  source: { questionId, quote },
  verbatim: true,
})

/** 'The copier contract' names no office equipment, and a harvester no agricultural machinery. */
const isNamedIn = (label: string, form: string): boolean =>
  /\p{Lu}/u.test(form) ||
  label
    .toLowerCase()
    .split(/[\s/-]+/)
    .every((word) => word.length < 4 || form.toLowerCase().includes(word.slice(0, 4)))

/** 'The same plumber', 'roofers and the like': the trade of others. Only what is called by its name is known, or held. */
const isOwn = ({ skill, form }: Found, words: readonly Word[]): boolean => {
  const said = lowerText(words)
  // 'Most of it I picked up from YouTube': where it was learned.
  if (
    new RegExp(
      String.raw`\b(?:learn|learned|learnt|picked|taught|got)\b.* (?:from|off) ${form.toLowerCase().replaceAll(/[^\w ]/g, '.')}`,
    ).test(said)
  )
    return false
  if (skill.kind === 'tool') return isNamedIn(skill.label, form)
  if (skill.families.includes('spoken languages'))
    return !form.endsWith('ns') && SPOKEN.test(said) && !isOfThings(form, words)
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
