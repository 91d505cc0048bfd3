import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { EmployerTactic, OwnTactic } from '#shared/coach/negotiation/types.ts'

/** What a tactic of the employer's is for. */
export const EMPLOYER_TACTIC_WHYS: Readonly<Record<EmployerTactic, MessageDescriptor>> = {
  lowball: msg`The first offer is low on purpose, so that every step up feels like a gift.`,
  'current-pay': msg`Your present pay is made the measure, although it says nothing about the new work.`,
  'budget-limit': msg`A budget sounds like a law. Often there is room within it, or in another pot.`,
  'internal-equity': msg`What colleagues earn is used as a limit. Fairness matters, but your duties may not be the same.`,
  'good-cop': msg`A friendly person blames somebody who is not in the room, so that you cannot argue.`,
  'other-candidate': msg`A rival is named so that you ask for less. You cannot know, and it changes nothing of your worth.`,
  'exploding-offer': msg`A short deadline is to keep you from thinking and from comparing.`,
  'split-the-difference': msg`Half way sounds fair, yet it depends on where both began: a low beginning pulls the middle down.`,
  flattery: msg`Praise is pleasant and free. It takes the place of a better figure.`,
  deferral: msg`Later costs nothing today. Without a date and a measure it may never come.`,
}

/** What your own tactic is for, once it was used. */
export const OWN_TACTIC_WHYS: Readonly<Record<OwnTactic, MessageDescriptor>> = {
  anchor: msg`You named a figure. Whoever names one first sets the scale, so it should be high and have a reason.`,
  range: msg`You named a range. Employers hear the lower end, so that one must already be good for you.`,
  'ask-budget': msg`You asked for their budget. What they say tells you how far you can go.`,
  justify: msg`You gave a reason. Reasons with results let the other side say yes without losing face.`,
  alternative: msg`You mentioned another possibility. True ones are strong; invented ones end talks.`,
  trade: msg`You gave something for something. Trades move an employer further than wishes.`,
  bundle: msg`You spoke of the whole package. Where pay is stuck, other things may move.`,
  silence: msg`You waited. Silence is hard to bear, and often the other side fills it with something.`,
  time: msg`You asked for time. A good offer survives a night.`,
  threat: msg`You threatened. It may move a figure a little and costs a lot of goodwill.`,
  'walk-away': msg`You were ready to leave. That is strong once, if you mean it.`,
  accept: msg`You accepted. Before that, ask whether everything is in it that matters to you.`,
}
