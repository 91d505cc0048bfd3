import type { Draft, Part } from '#shared/ai/embedded/draft.ts'
import { trimmed } from '#shared/ai/embedded/edges.ts'
import { PRAISE } from '#shared/ai/embedded/fragments.ts'
import { withoutArticle } from '#shared/ai/embedded/literal.ts'
import { withoutNames } from '#shared/ai/embedded/called-names.ts'
import { withoutComment } from '#shared/ai/embedded/deed-text.ts'
import { withoutFirstPerson } from '#shared/ai/embedded/persons.ts'
import { OTHERS } from '#shared/ai/embedded/pronouns.ts'
import { quiet, rendered } from '#shared/ai/embedded/render.ts'
import type { Word } from '#shared/ai/embedded/tagger.ts'

/** 'Repairs, mostly. Ten, twelve a day.' → 'repairs, 10 to 12 a day': what was named, and right after it how many. */
export function ofTopic(topic: Part | undefined, { clause, sentence }: Part): Draft | null {
  const named = topic && sentence - topic.sentence <= 1 ? namedIn(topic) : null
  const count = named && countIn(clause)
  if (!topic || !named || !count) return null
  return {
    text: `${named}, ${count}`,
    words: [...topic.clause.words, ...clause.words],
    kind: 'fact',
    sentence,
    verbatim: true,
    isPhrase: true,
  }
}

const MOST_WORDS = 6

/** A thing that was only named: no verb, no number, nobody's name. */
function namedIn({ clause: { subject, group, rest, connector } }: Part): string | null {
  if (subject !== 'none' || group || connector.length > 0) return null
  const words = withoutArticle(withoutComment(trimmed(rest)))
  const isNamed =
    words.length > 0 &&
    words.length <= MOST_WORDS &&
    words.every(
      ({ tag, text, forms }, at) =>
        // 'Return rate': a thing, whatever it looks like.
        (/^(?:NOUN|ADJ|PROPN|ADP|DET)$/.test(tag) ||
          (at === 0 && words.length > 1 && (forms.includes('base') || forms.includes('gerund')))) &&
        !/\d/.test(text),
    ) &&
    words.at(-1)?.tag === 'NOUN' &&
    !/^(?:ADP|DET)$/.test(words[0]?.tag ?? '')
  const clean = isNamed ? withoutFirstPerson(withoutNames(quiet(words))) : null
  const text = clean ? rendered(clean) : ''
  // Of words in another script nobody knows what they are.
  return /\p{Script=Latin}/u.test(text) && !PRAISE.test(text.toLowerCase()) && !OTHERS.test(text.toLowerCase())
    ? text
    : null
}

/** How many, and nothing else: '10, 12 a day', 'it was about 40 a week', 'we were at 31%'. */
function countIn({ subject, group, rest, lead, connector }: Part['clause']): string | null {
  if (connector.length > 0 || lead.length > 0) return null
  const words = trimmed(rest)
  const isGone = subject === 'it' && group?.base === 'go' && !group.negative && FROM_TO.test(rendered(words))
  if (isGone) return rendered(words)
  const isBare = subject === 'none' && !group
  const isIt = subject === 'it' && group?.copula
  const isAt = /^(?:own|team)$/.test(subject) && group?.copula && words[0]?.lower === 'at'
  if (group?.negative || !(isBare || isIt || isAt)) return null
  const more = words.findIndex(({ text }, at) => text === ',' && /^(?:and|then|plus)$/.test(words[at + 1]?.lower ?? ''))
  const amount = words.slice(isAt ? 1 : 0, more > 0 ? more : words.length)
  const clean = startsWithAmount(amount) ? withoutFirstPerson(withoutNames(amount)) : null
  // '40 a day from 6 lines' says more of the same thing, and no other.
  const most = /^(?:an?|per)$/.test(amount[isAbout(amount[0]) ? 2 : 1]?.lower ?? '') ? MOST_WORDS + 3 : MOST_WORDS
  const isShort = clean && clean.length <= most && !clean.some(({ tag }) => tag === 'VERB' || tag === 'AUX')
  return isShort ? rendered(clean).replace(/^((?:about )?\d[\d,.]*), (\d[\d,.]*)(?= an? )/, '$1 to $2') : null
}

const FROM_TO = /^from (?:about )?[$€£]?\d[\d.,]*[%k]?(?: [a-z]+)? to (?:about )?[$€£]?\d[\d.,]*[%k]?(?: [a-z]+)?$/

const isAbout = (word: Word | undefined): boolean => /^(?:about|around|over|nearly)$/.test(word?.lower ?? '')

const startsWithAmount = ([first, second]: readonly Word[]): boolean =>
  /^[$€£]?\d/.test(first?.text ?? '') ||
  (/^(?:about|around|over|nearly|under|up|at)$/.test(first?.lower ?? '') &&
    /^(?:[$€£]?\d.*|to|least)$/.test(second?.text ?? ''))
