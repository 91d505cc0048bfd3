import type { DeedForms } from '#shared/coach/rubric/packed-words.ts'
import type { Word } from '#shared/coach/rubric/sentence.ts'
import type { Deed } from '#shared/coach/rubric/verbs.ts'
import { wordPattern } from '#shared/text/phrases.ts'

type Person = Deed['by'] | 'others'

/** How far from an auxiliary before it a passive word, or an auxiliary after it, still belongs to a participle. */
const NEAR = 2
/** How far back a subject or an auxiliary is looked for: sentences are shorter, and time must not grow with its square. */
const REACH = 40

/**
 * What 'I' or 'we' did, in languages whose verb forms tell it: finite past forms ('rief', 'llamé'), and participles
 * with the auxiliary of the person ('habe … angerufen', "j'ai appelé").
 */
export function deedsByForms(forms: DeedForms, areNounsCapitalized: boolean) {
  const subjects = byPerson(forms.subjects)
  const auxiliaries = byPerson(forms.auxiliaries)
  const anyAuxiliary = wordPattern(forms.auxiliaries.any)
  const [pastI, pastWe] = [wordPattern(forms.past.i), wordPattern(forms.past.we)]
  const [participle, passive] = [wordPattern(forms.participles), wordPattern(forms.passive)]
  const notDeed = wordPattern(forms.notDeeds)

  const subjectOf = (word: Word | undefined) => (word ? subjects(word.plain) : null)
  const isFinite = ({ plain }: Word) => pastI.test(plain) || pastWe.test(plain) || isAuxiliary(plain)
  const isAuxiliary = (plain: string) => auxiliaries(plain) !== null || anyAuxiliary.test(plain)

  /** 'Sie' in 'ich rief sie' and 'rief ich sie' is whom the speaker called. */
  function isObject(words: readonly Word[], at: number): boolean {
    const [first, second] = [words[at - 2], words[at - 1]]
    if (!second || words[at]!.afterComma) return false
    return subjectOf(second) !== null || (subjectOf(first) !== null && !second.afterComma && isFinite(second))
  }

  /** The nearest subject before a word, or else the one right after it. */
  function subjectAt(words: readonly Word[], at: number): Person | null {
    for (let before = at - 1; before >= Math.max(0, at - REACH); before -= 1) {
      const person = subjectOf(words[before])
      if (person && !(person === 'others' && isObject(words, before))) return person
    }
    return subjects(words[at + 1]?.plain ?? '')
  }

  function pastOf(words: readonly Word[], at: number): Deed['by'] | null {
    const { plain } = words[at]!
    const [isI, isWe] = [pastI.test(plain), pastWe.test(plain)]
    if (!isI && !isWe) return null
    if (!forms.needsSubject) return isI ? 'i' : 'we'
    const subject = subjectAt(words, at)
    return (subject === 'i' && isI) || (subject === 'we' && isWe) ? subject : null
  }

  function auxiliaryOf(words: readonly Word[], at: number): Person | null {
    const { plain } = words[at]!
    return auxiliaries(plain) ?? (anyAuxiliary.test(plain) ? (subjectAt(words, at) ?? 'others') : null)
  }

  function participleOf(words: readonly Word[], at: number): Person | null {
    if (!participle.test(words[at]!.plain)) return null
    const next = words[at + 1]
    // German subordinate clauses end with the auxiliary: 'dass ich angerufen habe'.
    const final = areNounsCapitalized && next && !next.afterComma ? auxiliaryOf(words, at + 1) : null
    if (final) return final
    for (let before = at - 1; before >= Math.max(0, at - REACH); before -= 1) {
      if (passive.test(words[before]!.plain)) return null
      const person = auxiliaryOf(words, before)
      if (person) return words.slice(at + 1, at + 1 + NEAR).some(({ plain }) => passive.test(plain)) ? null : person
    }
    for (let after = at + 1; after < Math.min(words.length, at + 1 + NEAR); after += 1) {
      if (passive.test(words[after]!.plain)) return null
      const person = auxiliaryOf(words, after)
      if (person) return person
    }
    return null
  }

  return (words: readonly Word[]): readonly Deed[] => {
    const deeds: Deed[] = []
    for (const [at, { plain, isCapitalized }] of words.entries()) {
      const isNoun = areNounsCapitalized && isCapitalized && at > 0
      if (isNoun || notDeed.test(plain)) continue
      const by = pastOf(words, at) ?? participleOf(words, at)
      // A row of bare verbs is one action.
      if (by && by !== 'others' && deeds.at(-1)?.at !== at - 1) deeds.push({ by, at, verb: plain, isPresent: false })
    }
    return deeds
  }
}

/** Whether an auxiliary still waits for its participle: 'wir haben uns dann …' goes on after 'dann'. */
export function waitsForParticiple(forms: DeedForms) {
  const { i, we, others, any } = forms.auxiliaries
  const [auxiliary, participle] = [wordPattern([...i, ...we, ...others, ...any]), wordPattern(forms.participles)]
  return (words: readonly Word[]): boolean => {
    const last = words.findLastIndex(({ plain }) => auxiliary.test(plain) || participle.test(plain))
    return last >= 0 && auxiliary.test(words[last]!.plain) && !participle.test(words[last - 1]?.plain ?? '')
  }
}

function byPerson(words: DeedForms['subjects']): (plain: string) => Person | null {
  const [i, we, others] = [wordPattern(words.i), wordPattern(words.we), wordPattern(words.others)]
  return (plain) => (i.test(plain) ? 'i' : we.test(plain) ? 'we' : others.test(plain) ? 'others' : null)
}
