import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { AdviceCode } from '#shared/coach/rubric/advice.ts'

/** What is said of each code: what was seen, and what to do about it. The names in braces are the code's values. */
export const ADVICE_MESSAGES: Readonly<Record<AdviceCode, MessageDescriptor>> = {
  empty: msg`There is no answer yet.`,
  'not-english': msg`We check this only in English, German, French, and Spanish answers, so it doesn’t count here.`,
  'not-needed': msg`This question doesn’t ask for it, so it doesn’t count here.`,
  'too-short': msg({
    message: '{words, plural, one {# word is} other {# words are}} too few to review. Answer in a few sentences first.',
  }),
  'not-spoken': msg`You typed this answer, so there’s no pace to measure.`,
  'situation-missing': msg`Start with when and where it happened, in one sentence: “Last spring, in my second year at…”.`,
  'situation-without-time': msg`You say where it happened. Add when: a year, a season, or “in my first month” is enough.`,
  'situation-without-place': msg`You say when it happened. Add where, and what your role was.`,
  'situation-without-problem': msg`You say when and where it happened. Add what the problem or challenge was.`,
  'situation-late': msg`You say when and where it happened, but late in the answer. Move that to the beginning.`,
  'situation-good': msg`It’s clear from the start when and where it happened.`,
  'task-missing': msg`Say what you had to achieve before you say what you did: “I had to…”, “My task was…”.`,
  'task-shared': msg`You say what the group had to do. Which part was yours?`,
  'task-without-goal': msg`Your task is clear. Add how you would know it was done: by when, how much, or what for.`,
  'task-good': msg`Your task and its goal are clear.`,
  'action-missing': msg`Say what you did, step by step, in the past tense: “I asked… I built… I decided…”.`,
  'action-hypothetical': msg`You say what you would do. Describe one time when you did it.`,
  'action-by-others': msg`You describe most of it as “we”. Say which parts you did yourself.`,
  'action-few': msg({
    message:
      '{steps, plural, =0 {You barely mention anything you did yourself. Name two or three things.} one {You name # thing that you did yourself. Add one or two more.} other {You name # things that you did yourself. Add one or two more.}}',
  }),
  'action-good': msg({ message: 'You name {steps, plural, one {# thing} other {# things}} that you did yourself.' }),
  'result-missing': msg`Say how it ended. What was different afterward, and who noticed?`,
  'result-vague': msg`“It went well” could describe anything. Say what changed, in a way that others could check.`,
  'result-without-number': msg`You name a result. Add a number: how many, how much, or how long. An honest estimate is fine.`,
  'result-good': msg`The result is clear and measurable.`,
  'ownership-nobody': msg`This answer doesn’t say who did what. Start sentences with “I” where it was you.`,
  'ownership-we': msg({
    message:
      'You say “we” {we, plural, one {once} other {# times}} and “I” {i, plural, =0 {not at all} one {once} other {# times}}. The interviewer is hiring you: say which part was yours.',
  }),
  'ownership-mixed': msg({
    message:
      'You say “I” {i, plural, one {once} other {# times}} and “we” {we, plural, one {once} other {# times}}. Make your own contribution a little clearer.',
  }),
  'ownership-without-deed': msg`You say “I”, but you barely mention anything you did. Say what you did yourself.`,
  'ownership-good': msg`Your contribution is clear.`,
  'specificity-missing': msg`Anyone could give this answer. Add a name, a number, a tool, or a place.`,
  'specificity-no-number': msg`You give details but no number. One number makes the rest easier to believe.`,
  'specificity-few': msg`You give a few details. Add one or two more, such as a name, a tool, or a number.`,
  'specificity-vague-words': msg`Some of your words are vague. Say which, who, or how many instead.`,
  'specificity-good': msg`Names, numbers, and details make this answer yours.`,
  'relevance-missing': msg`This doesn’t seem to answer the question. Use its words in your first sentence.`,
  'relevance-insult': msg`This contains an insult, which would end a real interview. Say what bothered you instead.`,
  'relevance-instruction': msg`Part of this is addressed to the software, not to the interviewer. It doesn’t earn points.`,
  'relevance-repeats-question': msg`This mostly repeats the question. Answer it in your own words.`,
  'relevance-unclear': msg`We can’t tell from the words whether this answers the question, so it isn’t counted.`,
  'relevance-thin': msg`Little of this relates to the question. End with a sentence that does.`,
  'relevance-good': msg`You answer the question.`,
  'structure-one-sentence': msg`This is all one sentence. Make it three: the situation, what you did, and what came of it.`,
  'structure-long-sentences': msg({
    message: 'Your sentences average {average} words. Shorter ones are easier to follow.',
  }),
  'structure-short-sentences': msg({
    message: 'Your sentences average {average} words. Join some of them so that they’re easier to follow.',
  }),
  'structure-without-links': msg`Your sentences aren’t connected. Words like “first”, “then”, and “because” guide a listener.`,
  'structure-order': msg`The order is hard to follow. Start with the situation, then say what you did, then what came of it.`,
  'structure-good': msg`The order is easy to follow.`,
  'length-short': msg({
    message: '{words, plural, one {# word} other {# words}} is a short answer. Aim for {from} to {to}.',
  }),
  'length-long': msg({
    message: '{words} words is a long answer. Aim for {from} to {to}, and leave out what isn’t about you.',
  }),
  'length-short-spoken': msg({
    message: '{seconds, plural, one {# second} other {# seconds}} is a short answer. Aim for {from} to {to}.',
  }),
  'length-long-spoken': msg({ message: '{seconds} seconds is a long answer. Aim for {from} to {to}.' }),
  'length-good': msg`The length is comfortable to listen to.`,
  'fillers-many': msg({
    message:
      '{count, plural, one {# filler word} other {# filler words}}, or {perHundred} per hundred words. A short pause sounds better than “um” or “kind of”.',
  }),
  'fillers-some': msg({
    message:
      '{count, plural, one {# filler word} other {# filler words}}, or {perHundred} per hundred words. Leave out the ones you notice.',
  }),
  'fillers-good': msg`Hardly any filler words.`,
  'pace-slow': msg({ message: '{perMinute} words a minute is slow. Aim for {from} to {to}.' }),
  'pace-fast': msg({
    message: '{perMinute} words a minute is fast. Aim for {from} to {to}, and pause after each sentence.',
  }),
  'pace-good': msg({ message: '{perMinute} words a minute is easy to follow.' }),
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
