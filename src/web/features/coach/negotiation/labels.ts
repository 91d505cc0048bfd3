import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { EmployerTactic, Lever, OwnTactic, Phase, Scenario, Style } from '#shared/coach/negotiation/types.ts'

type Names<T extends string> = Readonly<Record<T, MessageDescriptor>>

export const SCENARIO_NAMES: Names<Scenario> = {
  'new-job': msg`A new job`,
  raise: msg`A raise in my current job`,
  'competing-offer': msg`A new job, with another offer in hand`,
  'tight-budget': msg`An employer with a tight budget`,
}

export const STYLE_NAMES: Names<Style> = {
  warm: msg`Warm`,
  formal: msg`Formal`,
  firm: msg`Firm`,
  hurried: msg`In a hurry`,
}

export const PHASE_NAMES: Names<Phase> = {
  opening: msg`Opening`,
  exploring: msg`Exploring`,
  offer: msg`First offer`,
  counter: msg`Counteroffers`,
  stuck: msg`Stuck on pay`,
  closing: msg`Closing`,
  agreed: msg`Agreed`,
  parted: msg`No deal`,
}

export const PERIOD_NAMES = {
  year: msg`a year`,
  month: msg`a month`,
  hour: msg`an hour`,
}

export const LEVER_NAMES: Names<Lever> = {
  'start-date': msg({ message: 'Start date', context: 'First day in a new job' }),
  bonus: msg`Signing bonus`,
  leave: msg`Vacation days`,
  training: msg`Paid training`,
  remote: msg`Remote days`,
  title: msg({ message: 'Title', context: 'Job title' }),
  review: msg`Pay review after six months`,
}

export const EMPLOYER_TACTIC_NAMES: Names<EmployerTactic> = {
  lowball: msg`Low first offer`,
  'current-pay': msg`Anchoring on your current pay`,
  'budget-limit': msg`“That’s our budget”`,
  'internal-equity': msg`What colleagues earn`,
  'good-cop': msg`Good cop, bad cop`,
  'other-candidate': msg`The other candidate`,
  'exploding-offer': msg`An offer that expires`,
  'split-the-difference': msg`Meeting halfway`,
  flattery: msg`Praise instead of pay`,
  deferral: msg`Putting it off`,
}

export const OWN_TACTIC_NAMES: Names<OwnTactic> = {
  anchor: msg`Name a figure`,
  range: msg`Name a range`,
  'ask-budget': msg`Ask for their budget`,
  justify: msg`Give a reason`,
  alternative: msg`Mention another option`,
  trade: msg`Offer something in return`,
  bundle: msg`Ask for more than pay`,
  silence: msg`Wait and say nothing`,
  time: msg`Ask for time`,
  threat: msg`Make a threat`,
  'walk-away': msg`Say you’re ready to walk away`,
  accept: msg`Accept the offer`,
}
