import { isMark, saying } from '#shared/ai/embedded/bits.ts'
import type { Word } from '#shared/ai/embedded/tagger.ts'

/** 'In my own time', 'at my own expense'. */
const OWN = /^(?:time|way|expense|cost|pace|risk|account)$/
const BEFORE_ME = /^(?:than|for|to|with|of|by|from|at|on|around|under|behind|between)$/
/** Words of a resume, which has no subject: 'my', 'our' → 'the'; 'for us' goes. Null where a first person cannot be left out. */
export function withoutFirstPerson(words: readonly Word[]): readonly Word[] | null {
  const out: Word[] = []
  const notMe = words.findIndex(
    ({ lower }, at) =>
      lower === 'not' && at > 0 && isMark(words[at - 1]) && /^(?:me|us|my|i)$/.test(words[at + 1]?.lower ?? ''),
  )
  if (notMe > 0) return withoutFirstPerson(words.slice(0, notMe - 1))
  // '2 falls, not mine': without its end it would say the opposite.
  if (words.some(({ lower }, at) => /^(?:mine|ours)$/.test(lower) && words[at - 1]?.lower === 'not')) return null
  for (const [at, word] of words.entries()) {
    const [before, next] = [words[at - 1], words[at + 1]]
    if (word.lower === 'my' || word.lower === 'our') {
      // 'With my sister' is told of anybody's; 'those were my aunties' is no matter of work.
      if (/^\w+[’']s$/.test(next?.lower ?? '') && FAMILY.test(next?.lower.slice(0, -2) ?? ''))
        out.push({ ...word, ...saying(word, 'a') })
      else if (FAMILY.test(next?.lower ?? '') && before?.lower === 'from') return cutBefore(out)
      // 'With a wife' would be of another's.
      else if (before?.lower === 'with' && ONLY_ONE.test(next?.lower ?? ''))
        out.push({ ...word, ...saying(word, 'a') }, { ...word, ...saying(word, 'family') })
      else if (FAMILY.test(next?.lower ?? '') && before?.tag === 'ADP' && !next?.lower.endsWith('s'))
        out.push({ ...word, ...saying(word, 'a') })
      else if (next?.lower === 'name' || FAMILY.test(next?.lower ?? '')) return withoutPart(out, words.slice(at + 1))
      // 'No accidents that were my fault': whose it was, is what it says.
      else if (next?.lower === 'fault') return null
      else if (next?.lower === 'initiative') out.push({ ...word, ...saying(word, 'own') })
      // 'Opened my own with 3 chairs': of what, nobody said.
      else if (next?.lower === 'own' && !/^(?:NOUN|PROPN|ADJ|VERB)$/.test(words[at + 2]?.tag ?? ''))
        return cutBefore(out)
      else if (next?.lower === 'own')
        out.push({
          ...word,
          ...saying(
            word,
            /s$|^\d/.test(words[at + 2]?.text ?? '') ||
              (words[at + 3]?.tag === 'NOUN' && (words[at + 3]?.text.endsWith('s') ?? false))
              ? ''
              : OWN.test(words[at + 2]?.lower ?? '')
                ? 'own'
                : 'a',
          ),
        })
      else if (/^(?:colleague|friend|coworker|co-worker|neighbour|neighbor|cousin|classmate)$/.test(next?.lower ?? ''))
        out.push({ ...word, ...saying(word, 'a') })
      else if (before?.lower !== 'the' && before?.lower !== 'all') out.push({ ...word, ...saying(word, 'the') })
      else if (before?.lower === 'all') out.push({ ...word, ...saying(word, 'the') })
    } else if (/^my$/.test(before?.lower ?? '') && /[’']s$/.test(word.lower) && FAMILY.test(word.lower.slice(0, -2)))
      continue
    else if (ONLY_ONE.test(word.lower) && /^(?:my|our)$/.test(before?.lower ?? '') && words[at - 2]?.lower === 'with')
      out.push({ ...word, ...saying(word, 'member') })
    else if (word.lower === 'own' && /^(?:my|our)$/.test(before?.lower ?? '')) continue
    else if (word.lower === 'me' || word.lower === 'us' || word.lower === 'myself' || word.lower === 'ourselves') {
      if (out.length > 0 && BEFORE_ME.test(out.at(-1)?.lower ?? '')) out.pop()
      // '3 lawyers, one of me'
      if (before?.lower === 'of' && /^(?:one|1|none)$/.test(words[at - 2]?.lower ?? '')) return cutBefore(out)
      // 'One dentist and me, and 40 patients'
      const isBeside = before?.lower === 'and' && out.length > 1 && (next === undefined || isMark(next))
      if (isBeside) {
        out.pop()
        continue
      }
      // 'Only me and my sister', 'it was me who': the person is what is spoken of.
      if (
        /^(?:let|and|only|just)$/.test(before?.lower ?? '') ||
        /^(?:be|make|give|tell|ask|show|keep|leave|put|rate|score|grade|mark)$/.test(before?.base ?? '')
      )
        return cutBefore(out)
      if (/^(?:and|who|that)$/.test(words[at + 1]?.lower ?? '')) return cutBefore(out)
    } else if (word.lower === 'we') out.push({ ...word, ...saying(word, 'the') }, { ...word, ...saying(word, 'team') })
    else if (
      /^(?:were|have|are)$/.test(word.lower) &&
      words.slice(Math.max(0, at - 2), at).some(({ lower }) => lower === 'we')
    )
      out.push({ ...word, ...saying(word, word.lower === 'were' ? 'was' : word.lower === 'are' ? 'is' : 'has') })
    else if (word.lower === 'i') return withoutPart(out, words.slice(at + 1))
    // 'Time on the market for mine'
    else if (/^(?:mine|ours)$/.test(word.lower) && /^(?:for|with|at|on)$/.test(before?.lower ?? '') && out.length > 1)
      out.pop()
    else if (/^(?:mine|ours|you|your|yours|yourself)$/.test(word.lower)) return cutBefore(out)
    else out.push(word)
  }
  return out.filter(({ text }) => text !== '')
}

/** 'The course that I founded, 10 people each time' → 'the course, 10 people each time': what follows the part and names a thing stays. */
function withoutPart(out: readonly Word[], after: readonly Word[]): readonly Word[] | null {
  const mark = after.findIndex(({ text }) => text === ',')
  const more = mark > 0 ? after.slice(mark) : []
  const isThing =
    /^(?:NOUN|NUM|ADJ|DET|PROPN)$/.test(more[1]?.tag ?? '') &&
    !more.some(
      ({ lower, tag, forms }) => tag === 'AUX' || PERSON.test(lower) || (tag === 'VERB' && forms.includes('past')),
    )
  // 'With the cheese I had changed the salting on': the thing stays, without what was done to it.
  const thing = out.at(-1)
  const isRelative =
    thing?.tag === 'NOUN' &&
    !/^(?:people|person|thing|place|way|time|reason|one)s?$/.test(thing.lower) &&
    isOneVerb(mark > 0 ? after.slice(0, mark) : after)
  const before = isRelative ? out : cutBefore(out)
  return before && isThing ? [...before, ...more] : before
}
/** One verb with its helper and no other: 'had changed the salting on'. */
function isOneVerb(words: readonly Word[]): boolean {
  const verbs = words.filter(({ tag }, at) => tag === 'VERB' && words[at - 1]?.lower !== 'to').length
  const helpers = words.filter(({ tag }) => tag === 'AUX').length
  const isVerbFirst = /^(?:VERB|AUX)$/.test(words[0]?.tag ?? '')
  return isVerbFirst && verbs < 2 && helpers < 2 && (helpers === 0 || words[0]?.tag === 'AUX')
}

const FAMILY =
  /^(?:mum|mom|mother|dad|father|aunt|aunty|auntie|uncle|wife|husband|girlfriend|boyfriend|daughter|son|brother|sister|grandmother|grandfather|grandma|grandpa|cousin|niece|nephew|baby|knee|back|life)s?$/
/** Of these nobody has many. */
const ONLY_ONE = /^(?:mum|mom|mother|dad|father|wife|husband|girlfriend|boyfriend)$/
const PERSON = /^(?:i|we|me|us|my|our|you|he|she|they|it)$/

/** What stands before a part that cannot be told without 'I'; null where too little remains. */
function cutBefore(out: readonly Word[]): readonly Word[] | null {
  const cut = out.findLastIndex(
    ({ lower, text }) =>
      text === ',' ||
      /^(?:when|because|that|which|while|and|since|so|after|before|if|as|where|how|what|until)$/.test(lower),
  )
  return cut > 1 ? out.slice(0, cut) : null
}
