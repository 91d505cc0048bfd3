import { isMark } from '#shared/ai/embedded/bits.ts'
import type { Clause } from '#shared/ai/embedded/clauses.ts'
import { PERIOD } from '#shared/ai/embedded/periods.ts'
import { quiet } from '#shared/ai/embedded/render.ts'
import type { Word } from '#shared/ai/embedded/tagger.ts'

/**
 * 'The door drives I overhauled one by one' → 'I overhauled the door drives one by one': what is acted on, said first for
 * its weight, goes behind a verb that has nothing else to act on.
 */
export function objectBehind(clause: Clause): Clause {
  const { group, lead, rest, words, subjectWords } = clause
  const last = lead.at(-1)
  const isFronted =
    group !== null &&
    !group.copula &&
    !group.passive &&
    !ALONE.test(group.base) &&
    isThing(lead) &&
    // '2 temps and I' did it.
    last !== undefined &&
    words[words.indexOf(last) + 1] === subjectWords[0] &&
    lacksObject(rest) &&
    !STRANDED.test(rest.findLast((word) => !isMark(word))?.lower ?? '')
  return isFronted ? { ...clause, lead: [], rest: [...quiet(lead), ...rest] } : clause
}

/** A thing and what kind of it, and no time: 'arrears of fees', 'the other 2'. */
function isThing(lead: readonly Word[]): boolean {
  const first = lead[0]
  const last = lead.at(-1)
  return (
    first !== undefined &&
    last !== undefined &&
    lead.every(
      ({ tag, lower, forms }) =>
        /^(?:DET|NOUN|PROPN|ADJ|NUM|CCONJ)$/.test(tag) || /^(?:of|my|our)$/.test(lower) || forms.includes('gerund'),
    ) &&
    /^(?:DET|NOUN|PROPN|ADJ|NUM|PRON|VERB)$/.test(first.tag) &&
    (/^(?:NOUN|PROPN)$/.test(last.tag) ||
      (last.tag === 'NUM' && first.tag === 'DET' && !/^(?:19|20)\d\d$/.test(last.text))) &&
    !lead.some(({ lower }) => PERIOD.test(lower) || WHEN.test(lower) || /^(?:only|me)$/.test(lower))
  )
}
const WHEN =
  /^(?:noon|half|january|february|march|april|may|june|july|august|september|october|november|december|(?:mon|tues|wednes|thurs|fri|satur|sun)day|christmas|easter|covid|way|part-?time|job|term|holiday)s?$/

/** Nothing that the verb acts on follows it: where, when, how, or nothing. */
function lacksObject([first, second]: readonly Word[]): boolean {
  if (first === undefined || (isMark(first) && first.text !== ',')) return true
  if (/^(?:once|twice|every|myself|alone)$/.test(first.lower) || /^(?:by|times?)$/.test(second?.lower ?? ''))
    return true
  // '[The keys] I picked up the pace with'
  const isOther = /^(?:up|out|off|down|over)$/.test(first.lower) && /^(?:the|an?|my|our|\d+)$/.test(second?.lower ?? '')
  return /^(?:ADP|ADV|CCONJ|SCONJ)$/.test(first.tag) && !isOther
}

/** 'The garden I worked in' */
const STRANDED = /^(?:in|with|for|on|at|from|to|of|by|about)$/

/** Verbs that act on nothing: what stands before them says when or where. */
const ALONE =
  /^(?:work|go|come|start|begin|stay|live|sit|stand|travel|walk|talk|wait|arrive|look|listen|sleep|think|feel|be|become|happen|rely|depend|care|belong|agree|apply|succeed|fall|stop|retire|drive|commute|help|assist|say|hear|hope|guess)$/
