import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { AdviceCode } from '#shared/coach/rubric/advice.ts'

/** What is said of each code: what was seen, and what to do about it. The names in braces are the code's values. */
export const ADVICE_MESSAGES: Readonly<Record<AdviceCode, MessageDescriptor>> = {
  empty: msg`There is no answer yet.`,
  'not-english': msg`This is looked at in English answers only, so it does not count here.`,
  'not-needed': msg`This question does not ask for it, so it does not count here.`,
  'too-short': msg({
    message:
      'With {words, plural, one {# word} other {# words}} there is too little to look at. Say a few sentences first.',
  }),
  'not-spoken': msg`This was typed, so there is no pace to look at.`,
  'situation-missing': msg`Say first when and where it was, in one sentence: “Last spring, in my second year at…”.`,
  'situation-without-time': msg`You say where it was. Add when: a year, a season or “in my first month” is enough.`,
  'situation-without-place': msg`You say when it was. Add where, and as what you worked there.`,
  'situation-without-problem': msg`You say when and where it was. Add what was wrong or new, so that something had to be done.`,
  'situation-late': msg`When and where it was comes late. Move it to the beginning, so that nobody has to guess.`,
  'situation-good': msg`When and where it was is clear from the start.`,
  'task-missing': msg`Say what you had to reach before you say what you did: “I had to…”, “My task was…”.`,
  'task-shared': msg`You say what you all had to do. Which part of it was yours?`,
  'task-without-goal': msg`Your task is clear. Add how one could tell that it was done: by when, how much, what for.`,
  'task-good': msg`Your task and its goal are clear.`,
  'action-missing': msg`Say what you did, step by step, in the past tense: “I asked… I built… I decided…”.`,
  'action-hypothetical': msg`You say what you would do. Tell of one time when you did it.`,
  'action-by-others': msg`Most of what happened was done by “we”. Say which of it you did yourself.`,
  'action-few': msg({
    message:
      '{steps, plural, =0 {Hardly anything that you did yourself is named. Name two or three things.} one {# thing that you did yourself is named. Name one or two more.} other {# things that you did yourself are named. Name one or two more.}}',
  }),
  'action-good': msg({ message: 'You name {steps, plural, one {# thing} other {# things}} that you did yourself.' }),
  'result-missing': msg`Say how it ended. What was different afterwards, and who noticed?`,
  'result-vague': msg`“It went well” can be said of everything. Say what changed, as somebody could check it.`,
  'result-without-number': msg`The result is there. Add a number to it: how many, how much, how long. An honest “about” is fine.`,
  'result-good': msg`The result is clear, and it can be measured.`,
  'ownership-nobody': msg`Nobody acts in this answer. Begin sentences with “I” where it was you.`,
  'ownership-we': msg({
    message:
      '“We” stands there {we, plural, one {once} other {# times}} and “I” {i, plural, =0 {not at all} one {once} other {# times}}. Your listener hires you: say what was yours.',
  }),
  'ownership-mixed': msg({
    message:
      '“I” stands there {i, plural, one {once} other {# times}} and “we” {we, plural, one {once} other {# times}}. Make your own part a little clearer.',
  }),
  'ownership-without-deed': msg`“I” is there, but hardly anything that you did. Say what you did yourself.`,
  'ownership-good': msg`Your own part is clear.`,
  'specificity-missing': msg`Nothing here could only be said by you. Add a name, a number, a tool or a place.`,
  'specificity-no-number': msg`There are details, but no number. One number makes the rest easier to believe.`,
  'specificity-few': msg`There are a few details. One or two more make it yours: a name, a tool, a number.`,
  'specificity-vague-words': msg`Some words leave it open what you mean. Say which, who or how many instead.`,
  'specificity-good': msg`Names, numbers and details make this yours.`,
  'relevance-missing': msg`This does not seem to answer the question. Take up its words in your first sentence.`,
  'relevance-insult': msg`There is an insult in it. It would end a real interview; say what you were unhappy with instead.`,
  'relevance-instruction': msg`Part of this speaks to the program and not to the interviewer. It changes nothing here.`,
  'relevance-repeats-question': msg`This mostly repeats the question. Answer it in your own words.`,
  'relevance-unclear': msg`Whether this keeps to the question cannot be told from its words, so it is not counted.`,
  'relevance-thin': msg`Little of it comes back to the question. End with one sentence that does.`,
  'relevance-good': msg`You answer what was asked.`,
  'structure-one-sentence': msg`It is all one sentence. Make three of it: how it was, what you did, what came of it.`,
  'structure-long-sentences': msg({
    message: 'Your sentences have {average} words each. Shorter ones are easier to follow.',
  }),
  'structure-short-sentences': msg({
    message: 'Your sentences have {average} words each. Join some of them, so that they tell a story.',
  }),
  'structure-without-links': msg`The sentences stand side by side. Words like “first”, “then” and “because” lead a listener through.`,
  'structure-order': msg`The order is hard to follow. First how it was, then what you did, then what came of it.`,
  'structure-good': msg`The order is easy to follow.`,
  'length-short': msg({
    message:
      '{words, plural, one {# word is} other {# words are}} short. {from} to {to} give room for the whole story.',
  }),
  'length-long': msg({
    message: '{words} words are long. {from} to {to} are enough: leave out what is not about you.',
  }),
  'length-short-spoken': msg({
    message:
      '{seconds, plural, one {# second is} other {# seconds are}} short. {from} to {to} give room for the whole story.',
  }),
  'length-long-spoken': msg({ message: '{seconds} seconds are long. Most listeners follow for {from} to {to}.' }),
  'length-good': msg`The length is comfortable to listen to.`,
  'fillers-many': msg({
    message:
      '{count, plural, one {# filler or hedge} other {# fillers and hedges}}, {perHundred} in a hundred words. A short silence sounds better than “um” or “kind of”.',
  }),
  'fillers-some': msg({
    message:
      '{count, plural, one {# filler or hedge} other {# fillers and hedges}}, {perHundred} in a hundred words. Leave out the ones you notice.',
  }),
  'fillers-good': msg`Hardly any fillers or hedges.`,
  'pace-slow': msg({ message: '{perMinute} words a minute are slow. {from} to {to} keep a listener with you.' }),
  'pace-fast': msg({
    message: '{perMinute} words a minute are fast. {from} to {to} are easier to follow: pause after each sentence.',
  }),
  'pace-good': msg({ message: '{perMinute} words a minute are easy to follow.' }),
}

const isKnown = (code: string): code is AdviceCode => Object.hasOwn(ADVICE_MESSAGES, code)

/** The sentence for a code; blank for one that this page does not know yet. */
export function adviceMessage(
  i18n: I18n,
  { advice, values }: { advice: string; values: Readonly<Record<string, string | number>> },
) {
  if (!isKnown(advice)) return ''
  const { id, message } = ADVICE_MESSAGES[advice]
  return i18n._(id, values, message === undefined ? {} : { message })
}
