import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { EmployerTactic, OwnTactic } from '#shared/coach/negotiation/types.ts'

/** What a tactic of the employer's is for. */
export const EMPLOYER_TACTIC_WHYS: Readonly<Record<EmployerTactic, MessageDescriptor>> = {
  lowball: msg`The first offer is low on purpose, so that every increase feels like a gift.`,
  'current-pay': msg`They base the offer on your current pay, which says nothing about the new job.`,
  'budget-limit': msg`A budget sounds final. Often there’s room in it, or money from another budget.`,
  'internal-equity': msg`They use what colleagues earn as a limit. Fairness matters, but your duties may be different.`,
  'good-cop': msg`They stay friendly and blame someone who isn’t in the room, so you have no one to argue with.`,
  'other-candidate': msg`They mention a rival so that you ask for less. You can’t check it, and it doesn’t change what you’re worth.`,
  'exploding-offer': msg`A short deadline keeps you from thinking it over and comparing offers.`,
  'split-the-difference': msg`Halfway sounds fair, but it depends on where both sides started: a low first offer pulls the middle down.`,
  flattery: msg`Praise is pleasant and costs nothing. Here it replaces a better figure.`,
  deferral: msg`A promise for later costs nothing today. Without a date and clear terms, it may never happen.`,
}

/** What your own tactic is for, once it was used. */
export const OWN_TACTIC_WHYS: Readonly<Record<OwnTactic, MessageDescriptor>> = {
  anchor: msg`You named a figure. The first one sets the starting point, so make it high and give a reason.`,
  range: msg`You named a range. Employers hear the lower end, so make sure you’d be happy with it.`,
  'ask-budget': msg`You asked for their budget. What they say tells you how far you can go.`,
  justify: msg`You gave a reason. Results make it easier for the other side to say yes.`,
  alternative: msg`You mentioned another option. A real one is strong, but an invented one can end the negotiation.`,
  trade: msg`You offered something in return. A trade moves an employer further than a request.`,
  bundle: msg`You asked for the whole package. When pay is stuck, other things may move.`,
  silence: msg`You waited. Silence is uncomfortable, and the other side often fills it.`,
  time: msg`You asked for time. It’s normal to think an offer over.`,
  threat: msg`You made a threat. It may move the figure a little, but it costs a lot of goodwill.`,
  'walk-away': msg`You were ready to leave. That works once, and only if you mean it.`,
  accept: msg`You accepted. Before you do, check that it includes everything that matters to you.`,
}
