import { FIRST_NAMES } from '#shared/text/first-names.ts'
import type { Word } from '#shared/ai/embedded/tagger.ts'

/** Of whom or what a clause tells. */
export type Subject = 'own' | 'team' | 'it' | 'person' | 'thing' | 'none'

/** Pronouns that a clause may begin with. */
export const PRONOUNS: Readonly<Record<string, Subject>> = {
  i: 'own',
  we: 'team',
  ours: 'thing',
  it: 'it',
  this: 'it',
  that: 'it',
  which: 'it',
  who: 'it',
  these: 'it',
  he: 'person',
  she: 'person',
  they: 'person',
  you: 'person',
  there: 'thing',
  everybody: 'thing',
  everyone: 'thing',
  anyone: 'thing',
  anybody: 'thing',
  nobody: 'person',
  nothing: 'thing',
  those: 'it',
  everything: 'thing',
  somebody: 'person',
  someone: 'person',
}

/** Joins what somebody else did at the same time. */
export const MEANWHILE = /^(?:while|whilst|as|when)$/

/** 'Sam', 'Dagmar': one word that is a first name, or no word of English. */
export const isFirstName = ([name, more]: readonly Word[]): boolean =>
  name?.tag === 'PROPN' && more === undefined && (!name.isKnown || FIRST_NAMES.has(name.lower))

/** 'Sam', 'Doctor Weiss': nobody but names, and no tool's. */
export const isCalledByName = (words: readonly Word[]): boolean =>
  words.length > 0 &&
  words.every(
    ({ tag, text, isName }) => (tag === 'PROPN' && !isName && /^\p{Lu}\p{Ll}/u.test(text)) || TITLE.test(text),
  ) &&
  !TITLE.test(words.at(-1)?.text ?? '')
const TITLE = /^(?:Doctor|Dr|Mr|Mrs|Ms|Miss|Professor|Prof|Sister|Father|Frau|Herr)\.?$/

/** Somebody alone, by what they are to whoever tells: 'the customer', and not 'customer ratings' nor 'customers'. */
export const SOMEBODY =
  /^(?:(?:the|an?|my|our|one|that|this|another|each) )?(?:\w+ )?(?:customer|client|guest|patient|surgeon|nurse|driver|judge|apprentice|trainee|intern|pupil|student|tenant|passenger|farmer|butcher|baker|builder|plumber|vet|architect|lawyer|officer|priest|neighbour|man|woman|child|kid)(?: before| next to me| before me)?$/

/** Those beside whom somebody measures themselves, by how they are named: 'other bakers', 'most people', 'the oldest'. */
export const THE_OTHERS =
  /^(?:(?:the )?others?|most people|most others|(?:every|any)(?:one|body) else|the rest|the (?:oldest|youngest|eldest))\b/

/** Words for people who are not whoever tells. */
export const OTHERS =
  /\b(?:it-staff|manager|boss|chef|head|colleagues?|director|supervisor|(?:team|shift|line|group) (?:lead|leader)|foreman|neighbou?r|friends?|mentor|trainer|landlord|senior|owner|company|teacher|doctor|mother|father|coach|guy|girl|boy|girlfriend|boyfriend|fianc[eé]e?|flatmate|roommate|parents|lad|lass|lady|bloke|mate|partner|wife|husband|son|daughter|brother|sister|uncle|aunt|cousin|grandfather|grandmother|mayor|inspector|auditor)\b/
