import { isCapital, isMark, saying } from '#shared/ai/embedded/bits.ts'
import { FIRST_NAMES } from '#shared/text/first-names.ts'
import { isThing, TITLES } from '#shared/ai/embedded/named-things.ts'
import type { Word } from '#shared/ai/embedded/tagger.ts'

const ROLES =
  /^(?:colleagues?|boss|manager|coworkers?|co-workers?|friends?|mentor|director|supervisor|chef|teacher|principal|owner|lead|head|partner|assistant|intern|cousin|brother|sister|wife|husband|foreman|called|named)$/

/** Leaves out whoever is called by name: 'my boss, Dave,' → 'my boss'; 'Anna and I' is a colleague. The verb is what goes before. */
export function withoutNames(words: readonly Word[], verb = ''): readonly Word[] {
  const out: Word[] = []
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at]
    if (!word) break
    // What followed the name as an aside ends with a comma that has nothing to close any more.
    if (word.text === ',' && isAsideEnd(words, at)) continue
    if (!isPerson(words, at)) {
      out.push(word)
      continue
    }
    const end = endOfName(words, at)
    if (isThing(words, at, end)) {
      out.push(...words.slice(at, end))
      at = end - 1
      continue
    }
    const isTold =
      words[end]?.text === ',' &&
      /^(?:my|our|the|a)$/.test(words[end + 1]?.lower ?? '') &&
      ROLES.test(words[end + 2]?.lower ?? '')
    if (isTold) {
      at = end
      continue
    }
    // 'My boss, Mr Brown': the title is of the name.
    if (TITLES.test(out.at(-1)?.lower ?? '') && isMark(out.at(-2)) && ROLES.test(out.at(-3)?.lower ?? '')) out.pop()
    const before = out.at(-1)
    const role = isMark(before) ? out.at(-2) : before
    if (role && ROLES.test(role.lower)) {
      if (isMark(before)) out.pop()
      if (/^(?:called|named)$/.test(role.lower)) out.pop()
    } else if (before && TITLES.test(before.lower)) out.splice(-1, 1, ...titled(before, out.at(-2), words[end]))
    else {
      const other = out.at(-2)
      if (before?.lower === 'and' && other?.text === 'colleague') {
        const isOne = out.at(-3)?.lower === 'a'
        out.splice(isOne ? -3 : -2, 3, { ...other, ...saying(other, 'colleagues') })
      } else
        out.push(
          ...(before && /^(?:a|the|my|our)$/.test(before.lower) ? [] : [{ ...word, ...saying(word, 'a') }]),
          isServed(out, verb) ? { ...colleague(word), ...saying(word, 'person') } : colleague(word),
        )
    }
    const isAside = isMark(before) && words[end]?.text === ','
    at = isAside && role && ROLES.test(role.lower) ? end : end - 1
  }
  return out
}

/** Past all words of a name that begins at a place. */
function endOfName(words: readonly Word[], at: number): number {
  let end = at + 1
  while (isCapital(words[end]) && !words[end]?.isName) end += 1
  return end
}

const isAsideEnd = (words: readonly Word[], at: number): boolean =>
  ROLES.test(words[at - 1]?.lower ?? '') && words[at - 3]?.text === ',' && isPerson(words, at - 4)

/** 'With Hana and Ruth': who is named together with somebody is somebody as well. */
function isBesideName(words: readonly Word[], at: number): boolean {
  const isNameAt = (place: number) => FIRST_NAMES.has(words[place]?.lower ?? '')
  if (words[at]?.isKnown || words[at]?.tag !== 'PROPN') return false
  return (words[at + 1]?.lower === 'and' && isNameAt(at + 2)) || (words[at - 1]?.lower === 'and' && isNameAt(at - 2))
}

/** Who had a title: of a doctor and the like a colleague, else a person, who may be a guest or a patient. */
function titled(title: Word, before: Word | undefined, next: Word | undefined): readonly Word[] {
  // 'Mrs Brown got': what others did is known by the colleague that it begins with.
  if (next?.tag === 'AUX' || next?.forms.some((form) => form === 'past' || form === 'third')) return [colleague(title)]
  const isColleague = /^(?:dr|prof)/.test(title.lower)
  const somebody = isColleague ? colleague(title) : { ...colleague(title), ...saying(title, 'person') }
  const hasArticle = /^(?:a|the|my|our)$/.test(before?.lower ?? '')
  return hasArticle ? [somebody] : [{ ...title, ...saying(title, 'a') }, somebody]
}

/** 'Cared for Anna', 'taught Tom': a patient or a pupil, and no colleague. */
const isServed = (before: readonly Word[], verb: string): boolean =>
  before.at(-1)?.lower !== 'with' &&
  (before.slice(-2).some(({ base }) => SERVED.test(base)) || (before.length < 2 && SERVED.test(verb)))
const SERVED = /^(?:care|look|nurse|wash|bathe|feed|dress|visit|teach|tutor|treat|mind|babysit|drive|walk|shave)$/

const colleague = (word: Word): Word => ({ ...word, ...saying(word, 'colleague'), tag: 'NOUN' })

function isPerson(words: readonly Word[], at: number): boolean {
  const word = words[at]
  if (!word || word.isName || !isCapital(word)) return false
  if (FIRST_NAMES.has(word.lower) || isBesideName(words, at)) return true
  const before = words[at - 1]
  const role = isMark(before) ? words[at - 2] : before
  return (
    at > 0 &&
    role !== undefined &&
    (TITLES.test(role.lower) ||
      (ROLES.test(role.lower) &&
        role.lower !== 'partner' &&
        role.lower !== 'lead' &&
        role.lower !== 'called' &&
        role.lower !== 'named'))
  )
}
