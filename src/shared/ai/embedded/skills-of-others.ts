import { lowerText } from '#shared/ai/embedded/bits.ts'
import type { Clause } from '#shared/ai/embedded/clauses.ts'
import type { Word } from '#shared/ai/embedded/tagger.ts'
import { verbOf } from '#shared/ai/embedded/verbs.ts'

/** What a clause tells of others, from its subject on: 'then covid came', 'the tractors have GPS', 'he runs the SAP'. */
export function othersIn(clause: Clause): readonly Word[] {
  const from = clause.words.findIndex((word) => word === clause.subjectWords[0])
  // 'Automated tests are done by the others'
  if (DONE_BY.test(lowerText(clause.words))) return clause.words
  return isOfOthers(clause) && from >= 0 ? clause.words.slice(from) : []
}

const DONE_BY =
  /\b(?:is|are|was|were) (?:\w+ )?(?:done|run|made|handled|built|written|managed) by (?!me\b|us\b|hand\b|myself\b)/

function isOfOthers({ subject, subjectWords, group, rest }: Clause): boolean {
  const who = lowerText(subjectWords)
  // 'CEREC, only the doctor uses': that is said of what stands before.
  if (who.startsWith('only ')) return false
  if (group?.passive && /\bby (?!me\b|us\b|hand\b|myself\b)/.test(lowerText(rest))) return true
  if (who === 'they') return /^(?:work|use|speak|know|run)$/.test(group?.base ?? '')
  if (subject === 'person') return !/^(?:it|that|which|there)$/.test(who)
  // 'John Deere sent a man'
  if (subject === 'thing' && subjectWords.some(({ isName }) => isName))
    return /^(?:send|say|offer|give|bring|lend|supply|sell|deliver)$/.test(group?.base ?? '')
  if (subject !== 'thing' || !group) return false
  if (/\b(?:\w+['’]s|\w+s['’]) (?:baby|job|thing|work|department)\b/.test(lowerText(rest))) return true
  return !group.copula && (DETERMINED.test(who) || EVERYBODY.test(who) || HAPPENS.test(group.base))
}

const DETERMINED =
  /^(?:my|our|the|this|that) |\b(?:firm|company|agency|contractor|supplier|consultant|vendor|provider|manufacturer|department)\b/
const EVERYBODY = /^(?:everybody|everyone|nobody|somebody|someone|people|most)$/
const HAPPENS = /^(?:come|arrive|happen|go|start|begin|end|leave)$/

/** 'The developers use Git', 'my wife speaks Italian', 'our accountant does the tax': an item that somebody else acts in. */
export function isTheirs(item: readonly Word[]): boolean {
  const from = item.findIndex(({ lower }) => !/^(?:and|then|but|well)$/.test(lower))
  const [first, ...after] = item.slice(from)
  if (isNamed(first, after[0]) || isDoneByOthers(item)) return true
  if (OTHERS_MANY.test(first?.lower ?? '') && USES.test(after[0]?.lower ?? '')) return true
  if (!/^(?:my|our|the)$/.test(first?.lower ?? '')) return false
  // 'My brother-in-law is a rope access technician'
  if (
    first?.lower === 'my' &&
    /^(?:brother|sister|mother|father|son|daughter|wife|husband|partner|mate|friend|colleague|boss|cousin|uncle|aunt)(?:-in-law)?(?:['’]s)?$/.test(
      after[0]?.lower ?? '',
    ) &&
    after.length > 1
  )
    return true
  const at = after.findIndex((word, place) => place > 0 && isVerbOf(after[place - 1], word, after[place + 1]))
  return at > 0 && at < MOST_NAMING && after.length > at + 1 && !after.slice(0, at).some(({ isName }) => isName)
}

/** 'Perms only Silke does', 'Photoshop the graphic people have', 'flow cytometry the core facility does for us' */
function isDoneByOthers(item: readonly Word[]): boolean {
  const text = lowerText(item.map((word) => (word.tag === 'PROPN' && !word.isName ? { lower: '@' } : word)))
  if (/\b(?:i|we)\b/.test(text)) return false
  return DONE.test(text) || isEndingInVerb(item)
}
/** 'Theory my wife teaches', 'Kubernetes our platform team takes care of' */
function isEndingInVerb(item: readonly Word[]): boolean {
  const tail = item.findLastIndex(({ lower }) => !/^(?:of|for|now|it|that|us|me|care)$/.test(lower))
  const verb = item[tail]
  const who = item.findIndex(({ lower }, at) => at > 0 && /^(?:my|our|the)$/.test(lower))
  return (
    who > 0 &&
    tail > who + 1 &&
    tail - who < 5 &&
    verb !== undefined &&
    !verb.isName &&
    (verb.tag === 'VERB' || verb.tag === 'AUX') &&
    (verb.forms.includes('third') || verb.forms.includes('past'))
  )
}
const DONE =
  /^.+ (?:only )?(?:@|(?:only )?(?:the|my|our) (?:[\w-]+ ){0,2}[\w-]+) (?:does|do|did|has|have|had|drives?|uses?|handles?|makes?|knows?|runs?|speaks?)(?: (?:that|it))?(?: for (?:us|me))?$/

/** 'Colleagues use Fidelio' */
const OTHERS_MANY =
  /^(?:colleagues|others|people|they|customers|developers|engineers|everyone|everybody|most|managers|doctors|nurses|teachers)$/
const USES = /^(?:use|uses|used|know|knows|speak|speaks|spoke|do|does|did|have|has|had|run|runs|ran|work|works|worked)$/

/** 'Mick did the CPR' */
const isNamed = (name: Word | undefined, verb: Word | undefined): boolean =>
  name?.tag === 'PROPN' &&
  !name.isKnown &&
  !name.isName &&
  /^(?:did|does|do|has|had|knows|knew|runs|ran|handles|handled)$/.test(verb?.lower ?? '')

/** 'Developers use', 'wife speaks': a verb that goes with its subject; 'parish register' is none. */
function isVerbOf(subject: Word | undefined, { lower }: Word, next: Word | undefined): boolean {
  if (!subject || /^(?:is|are|was|were|be|been)$/.test(lower) || /^(?:ADJ|ADP|DET)$/.test(subject.tag)) return false
  const forms = /^(?:does|has)$/.test(lower)
    ? ['third']
    : /^(?:do|have)$/.test(lower)
      ? ['base']
      : (verbOf(lower)?.forms ?? [])
  const isMany = /[^s]s$|^(?:children|people|men|women|staff)$/.test(subject.lower)
  return forms.some((form) => form === (isMany ? 'base' : 'third')) || isPastOf(forms, next)
}

/** 'The company paid for', 'the boss taught us'. */
const isPastOf = (forms: readonly string[], next: Word | undefined): boolean =>
  forms.includes('past') && !forms.includes('base') && /^(?:ADP|DET|PRON)$/.test(next?.tag ?? '')

/** Words that say who it is: 'platform team', 'colleague Ahmed'. */
const MOST_NAMING = 4
