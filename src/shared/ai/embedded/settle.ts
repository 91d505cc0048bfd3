import { saying } from '#shared/ai/embedded/bits.ts'
import { withOpeningParted } from '#shared/ai/embedded/opening-clause.ts'
import { withPlurals } from '#shared/ai/embedded/plurals.ts'
import { withoutPrivate } from '#shared/ai/embedded/private-matters.ts'
import { inUsualOrder } from '#shared/ai/embedded/second-language.ts'
import type { Word } from '#shared/ai/embedded/tagger.ts'
import { pastOf } from '#shared/ai/embedded/verbs.ts'

/** Puts right in a sentence what speech bends: 'ended up cutting' → 'cut', '2 colleague' → '2 colleagues'. */
export const settled = (words: readonly Word[]): readonly Word[] =>
  withPlurals(
    inUsualOrder(
      withoutDetours(
        withOpeningParted(
          parted(withLikeness(lasting(withOwnedThings(withActing(withoutOwnThings(gotDown(withoutPrivate(words)))))))),
        ),
      ),
    ),
  )

/** 'On my own ticket' is not alone. */
const withoutOwnThings = (words: readonly Word[]): readonly Word[] =>
  words.filter((word, at) => {
    const [before, next] = [words[at - 1], words[at + 1]]
    const isOwn = (one: Word | undefined) =>
      one?.lower === 'independently' && one.end - one.start < 'independently'.length
    const isThing = (one: Word | undefined) =>
      one?.tag === 'NOUN' || (one?.tag === 'VERB' && one.forms.length === 1 && one.forms[0] === 'base')
    return !(isOwn(word) && isThing(next)) && !(isOwn(before) && isThing(word))
  })

/** 'I was acting manager for 9 months': in place of one, and not playing one. */
const withActing = (words: readonly Word[]): readonly Word[] =>
  words.map((word, at) =>
    word.lower === 'acting' && /^(?:NOUN|PROPN)$/.test(words[at + 1]?.tag ?? '')
      ? { ...word, tag: 'ADJ', forms: [] }
      : word,
  )

/** 'On the children's ward I did': what somebody has is a thing, whatever it looks like. */
const withOwnedThings = (words: readonly Word[]): readonly Word[] =>
  words.map((word, at) =>
    word.tag === 'VERB' &&
    /\p{L}(?:['’]s|s['’])$/u.test(words[at - 1]?.lower ?? '') &&
    /^(?:DET|ADP|PRON)$/.test(words[at - 2]?.tag ?? '') &&
    words[at - 2]?.lower !== 'that'
      ? { ...word, tag: 'NOUN', forms: [] }
      : word,
  )

/** 'We have got it down to 2' → 'we got it down to 2', 'I had got 31 out' → 'I got 31 out': it was brought there, and is not had. */
const gotDown = (words: readonly Word[]): readonly Word[] =>
  words.filter(
    ({ lower }, at) =>
      !(
        words[at + 1]?.lower === 'got' &&
        (lower === 'had' ||
          (/^(?:have|has)$/.test(lower) &&
            /^(?:it|that|them|this)$/.test(words[at + 2]?.lower ?? '') &&
            /^(?:down|up|back|below|under|over)$/.test(words[at + 3]?.lower ?? '')))
      ),
  )

/** 'I am treasurer of the club, have been for 3 years' → '… of the club for 3 years'. */
function lasting(words: readonly Word[]): readonly Word[] {
  const at = words.findIndex(
    ({ lower }, place) =>
      lower === 'been' &&
      /^(?:have|has)$/.test(words[place - 1]?.lower ?? '') &&
      /^(?:for|since)$/.test(words[place + 1]?.lower ?? ''),
  )
  const isAside =
    /^(?:,|and)$/.test(words[at - 2]?.lower ?? '') && words.slice(0, 3).some(({ lower }) => lower === 'am')
  return at > 3 && isAside ? [...words.slice(0, at - 2), ...words.slice(at + 1)] : words
}

/** Deeds dictated in a row without marks: 'sorted letters did my round' → 'sorted letters, did my round'. */
function parted(words: readonly Word[]): readonly Word[] {
  if (words.length < 8 || words.some(({ tag }) => tag === 'PUNCT')) return words
  // A row of deeds begins with one: 'my colleague wrote' is none.
  const deed = words.findIndex(({ tag, forms }) => tag === 'VERB' && forms.length > 0)
  const firstDeed = deed < 0 ? words.length : deed
  return words.flatMap((word, at) => {
    const [before, next] = [words[at - 1], words[at + 1]]
    const isVerb =
      (word.forms.includes('past') && !word.forms.includes('base') && word.tag === 'VERB') || word.lower === 'did'
    const isDeed =
      at > 2 &&
      isVerb &&
      (/^(?:NOUN|PROPN)$/.test(before?.tag ?? '') || (before?.tag === 'NUM' && words[at - 2]?.tag === 'ADP')) &&
      (/^(?:DET|NUM)$/.test(next?.tag ?? '') || /^(?:my|our|about|all)$/.test(next?.lower ?? ''))
    const hasSubject = words
      .slice(Math.max(0, at - 4), at)
      .some(({ lower, tag }) => tag === 'DET' || /^(?:my|our|his|her|their|that|which|who|so|because)$/.test(lower))
    return isDeed && at > firstDeed && !hasSubject
      ? [{ ...word, ...saying(word, ','), tag: 'PUNCT', forms: [], end: word.start }, word]
      : [word]
  })
}

/** 'Ended up doing', 'managed to do', 'was able to do' and 'was allowed to do' mean that it was done. */
function withoutDetours(words: readonly Word[]): readonly Word[] {
  const out: Word[] = []
  for (let at = 0; at < words.length; at += 1) {
    const detour = detourAt(words, at)
    const gain = endedUpWith(words, at)
    if (gain) {
      out.push(gain)
      at += 2
      continue
    }
    const word = words[at + (detour?.length ?? 0)]
    if (!word) break
    if (detour) {
      const text = detour.isPast ? pastOf(word.base) : word.base
      out.push({
        ...word,
        ...saying(word, text),
        start: words[at]?.start ?? word.start,
        forms: [detour.isPast ? 'past' : 'base'],
        tag: 'VERB',
      })
    } else out.push(word)
    at += detour?.length ?? 0
  }
  return out
}

/** 'Ended up with 40 orders' → 'got 40 orders' */
function endedUpWith(words: readonly Word[], at: number): Word | null {
  const [end, up, link] = words.slice(at, at + 3)
  if (end?.base !== 'end' || up?.lower !== 'up' || link?.lower !== 'with') return null
  const isPast = end.forms.includes('past')
  return { ...end, ...saying(end, isPast ? 'got' : 'get'), base: 'get', forms: [isPast ? 'past' : 'base'], tag: 'VERB' }
}

function detourAt(words: readonly Word[], at: number): { readonly length: number; readonly isPast: boolean } | null {
  const [a, b, c] = words.slice(at, at + 3)
  if (!a || !b || !c) return null
  const isPast = a.forms.includes('past')
  if (a.base === 'end' && b.lower === 'up' && c.forms.includes('gerund')) return { length: 2, isPast }
  if (a.base === 'manage' && b.lower === 'to' && c.forms.includes('base') && a.lower !== 'manage')
    return { length: 2, isPast }
  if (a.base === 'take' && b.lower === 'it' && /^(?:on|upon)$/.test(c.lower)) {
    const to = words.slice(at + 3, at + 6).findIndex(({ lower }) => lower === 'to')
    if (to >= 0 && words[at + 4 + to]?.forms.includes('base')) return { length: 4 + to, isPast }
  }
  const isAllowed =
    /^(?:able|allowed|asked and able)$/.test(b.lower) && c.lower === 'to' && words[at + 3]?.forms.includes('base')
  if (/^(?:was|were|am|are|is)$/.test(a.lower) && isAllowed)
    return { length: 3, isPast: /^(?:was|were)$/.test(a.lower) }
  return null
}

/** 'Wrote it like a letter': no verb. */
const withLikeness = (words: readonly Word[]): readonly Word[] =>
  words.map((word, at) =>
    word.lower === 'like' &&
    at > 1 &&
    words[at + 1]?.tag === 'DET' &&
    !/^(?:i|we|they|you|to|would|not)$/.test(words[at - 1]?.lower ?? '')
      ? { ...word, tag: 'ADP', forms: [] }
      : word,
  )
