import { isMark, lowerText } from '#shared/ai/embedded/bits.ts'
import type { Clause } from '#shared/ai/embedded/clauses.ts'
import type { Draft } from '#shared/ai/embedded/draft.ts'
import type { Word } from '#shared/ai/embedded/tagger.ts'

/** Who did what a clause tells, beside whoever speaks. */
export const companyOf = (clause: Clause): Draft['isShared'] =>
  isWithOthers(clause) ? 'jointly' : clause.subject === 'team' ? 'team' : undefined

/** 'My assistant manager and I opened it', 'together with Paul I found 23,000', 'Anita and me did it'. */
function isWithOthers({ subject, subjectWords, words, lead }: Clause): boolean {
  if (/\band (?:i|me|myself)$|^(?:me|i) and\b/.test(lowerText(subjectWords))) return true
  if (subject !== 'own') return false
  const at = words.findIndex((word) => word === subjectWords[0])
  const others = words.slice(0, Math.max(0, at - 1)).filter(({ tag }) => !/^(?:CCONJ|SCONJ)$/.test(tag))
  const isPair =
    words[at - 1]?.lower === 'and' &&
    /^(?:NOUN|PROPN|PRON)$/.test(others.at(-1)?.tag ?? '') &&
    others.length < MOST_NAMING &&
    !others.some((word) => isMark(word) || /^(?:VERB|AUX|ADP|NUM)$/.test(word.tag) || /\d/.test(word.text))
  return lead[0]?.lower === 'together' || isPair
}
/** Words that say who somebody is: 'the new head nurse'. */
const MOST_NAMING = 5

/**
 * Lines with whether they were done with others: those that a sentence names beside the deed, or the next one after it
 * ('that was me and Asha'). Where only two or three are named, 'we' is no team.
 */
export function inCompany(drafts: readonly Draft[], spoken: readonly (readonly Word[])[]): readonly Draft[] {
  const texts = spoken.map((words) => lowerText(words))
  const isOfFew =
    texts.some((text) => PAIR.test(text) || BESIDE.test(text) || COMPANION.test(text)) &&
    !texts.some((text) => /\bteam\b/.test(text))
  return drafts.map((draft) => {
    if (draft.kind === 'fact' && !draft.isShared) return draft
    if (draft.isShared === 'team') return isOfFew ? { ...draft, isShared: 'jointly' } : draft
    const start = draft.words[0]?.start ?? 0
    const at = spoken.findIndex((words) => (words[0]?.start ?? 0) <= start && start <= (words.at(-1)?.start ?? -1))
    const isNamed =
      (BESIDE.test(texts[at] ?? '') && start < meAt(spoken[at] ?? [])) ||
      HELPED.test(texts[at] ?? '') ||
      isNameAndI(spoken[at] ?? []) ||
      OF_US.test(texts[at + 1] ?? '') ||
      (ON_IT.test(texts[at + 1] ?? '') && /\b(?:it|that|this)\b/.test(texts[at + 1] ?? '')) ||
      [texts[at] ?? '', texts[at + 1] ?? ''].some((text) => NOT_ALONE.test(text)) ||
      AFTERWARDS.test(texts[at + 1] ?? '') ||
      [texts[at + 1] ?? '', texts[at + 2] ?? ''].some((text) => WITH_ONE_OTHER.test(text)) ||
      (COMPANION.test(lowerText(draft.words)) && !/\bwith\b/.test(draft.text))
    return isNamed ? { ...draft, isShared: 'jointly' } : draft
  })
}

/** 'Ahmed and I put labels on it' */
const isNameAndI = ([name, and, me]: readonly Word[]): boolean =>
  name?.tag === 'PROPN' && !name.isName && and?.lower === 'and' && me?.lower === 'i'

/** Where '…, me and Tom' stands: what is told after it may be one's own. */
const meAt = (words: readonly Word[]): number =>
  words.find(({ lower }, at) => lower === 'me' && (words[at + 1]?.lower === 'and' || words[at - 1]?.lower === 'and'))
    ?.start ?? 0

const SOMEBODY = String.raw`(?:(?:my|our|the|an?|another|one|two|three|\d+) )?(?:other |one other )?[\p{L}’'-]+`
/** 'My wife and I', 'me and Denise' */
const PAIR = new RegExp(
  String.raw`(?:^|[,.;:] |\b(?:and|but|so|that|because|then) )(?:${SOMEBODY} and (?:i|me|myself)\b|(?:me|i) and ${SOMEBODY})`,
  'u',
)
/** '… over one summer, me and another spark', '… for a school, well, me and one other guy' */
const BESIDE = new RegExp(
  String.raw`[,–-] (?:well ,? |just |only |so |it was |that was |that is )*(?:me and ${SOMEBODY}|${SOMEBODY} and me)(?: (?:and|,) ${SOMEBODY})*(?: [,.;!–-]|$)`,
  'u',
)
/** 'Not alone, of course', 'not by myself' */
const NOT_ALONE =
  /\bnot (?:all |quite |really )?(?:alone|independently|by myself|on my own|only me|just me|the only one)\b/
/** 'That was me and the team lead', 'it was me and my professor', 'me and another spark' */
const AFTERWARDS = new RegExp(
  String.raw`^(?:well ,? |so |and |but |, )*(?:(?:that|it|this) (?:was|is) )?(?:just |only |mostly )?(?:me and ${SOMEBODY}|${SOMEBODY} and me\b|(?:the )?(?:two|three|both|[23]) of us\b)`,
  'u',
)
/** 'I worked with one other translator, she did chapters 7 to 12' */
const WITH_ONE_OTHER =
  /^i (?:worked|shared|did) (?:on )?(?:(?:it|that|this) )?with (?:one|another|an) (?:other )?[\p{L}-]+ ,? ?(?:he|she|who)\b/u
/** 'There were three of us' */
const OF_US = /^there (?:were|was) (?:two|three|four|five|[2-5]) of us(?: [,.;]|$)/
/** 'Ahmed and I paired on it' */
const ON_IT = new RegExp(String.raw`^${SOMEBODY} and (?:i|me)\b`, 'u')
/** '… and a temp helped me' */
export const HELPED =
  /(?<!\b(?:which|that|it|this|what) (?:\w+ )?)\b(?:helped|assisted|joined) (?:me|us)\b|\bwith (?:\w+ )?help (?:from|of)\b/
/** 'With a mate of mine', 'with my brother' */
const COMPANION =
  /\bwith (?:an?|another|my|our|the) (?:\w+ )?(?:mate|friend|colleague|coworker|co-worker|partner|neighbour|neighbor|classmate|brother|sister|cousin|father|mother|dad|mum|mom|uncle|aunt|wife|husband|professor|apprentice|supervisor)\b/
