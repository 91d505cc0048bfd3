import type { Word } from '#shared/coach/rubric/sentence.ts'

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/))

/** Past forms of irregular verbs of action. */
const IRREGULAR = words(
  `began bought brought broke built caught chose came cut dealt did drew drove found flew fought forgave gave grew
  held hired hit kept knew laid led learnt left lent let lost made met overcame oversaw paid put ran rang read rebuilt
  redrew rewrote rode said sat saw sent set shot showed shut sold sought spoke spent split spread stood stopped swept
  taught took told thought-out threw took undid understood went withdrew won wrote`,
)
/** Forms in '-ed' and similar that describe a state, not an action. */
const NO_DEED = words(
  `wanted needed liked loved hated believed seemed hoped wished worried scared used tired bored excited frustrated
  stressed surprised annoyed interested supposed involved concerned disappointed confused overwhelmed enjoyed preferred
  felt thought knew had was tried managed started stayed lived remained red bed shed hundred need speed feed indeed
  embarrassed pleased delighted worked helped united mixed limited so-called dedicated motivated experienced talented
  did went came let said saw understood`,
)
/** What may be between the person who acts and the action. */
const BETWEEN = words(
  `then also first firstly next finally immediately personally quickly carefully always once just even therefore
  still later soon instead simply only eventually so really actually`,
)
const I = words(`i i'd i've`)
const WE = words(`we we'd we've`)
const OTHERS = words(
  `they they'd they've he he'd she she'd it you who which that there someone somebody everyone nobody people this`,
)

/** Actions in the present tense, as in a vivid story. */
const PRESENT = words(
  `call ask tell say make write check prepare explain show build plan test fix find give send speak talk meet order
  count train move open close cut sort measure compare draw bring carry clean repair install pack sell teach listen
  apologise apologize offer propose suggest organise organize collect report remove replace start begin stop decide`,
)

export type Deed = {
  readonly by: 'i' | 'we'
  readonly at: number
  readonly verb: string
  /** In the present tense: 'I call him', which may also be a habit. */
  readonly isPresent: boolean
}

const isDeed = (plain: string): boolean =>
  !NO_DEED.has(plain) && (IRREGULAR.has(plain) || (plain.length > 3 && /^[a-z]+ed$/.test(plain)))

/**
 * What 'I' or 'we' did in a sentence: verbs right after them, and those that continue after a comma, 'and' or 'then'.
 * 'I was asked' is not an action, a row of bare verbs ('led, built, saved') is one, and a verb at the beginning of a
 * sentence is the speaker's: 'Trained 40 users.'
 */
export function deedsIn(sentence: readonly Word[]): readonly Deed[] {
  const deeds: Deed[] = []
  let by: Deed['by'] | 'others' = 'others'
  let isOpen = true
  for (const [at, word] of sentence.entries()) {
    const { plain } = word
    const subject = subjectOf(plain)
    if (subject) {
      by = subject
      isOpen = true
      continue
    }
    if (opensVerb(word)) isOpen = true
    if (isPassedOver(plain)) continue
    const isPast = isDeed(plain)
    const isPresent = by === 'i' && PRESENT.has(plain) && !isPast
    if (at === 0 && isPast) by = 'i'
    const isTold = isOpen && (isPast || isPresent) && !followsDeed(sentence, at)
    if (isTold && by !== 'others') deeds.push({ by, at, verb: plain, isPresent })
    isOpen = false
  }
  return deeds
}

/** A row of bare verbs is one action. */
const followsDeed = (sentence: readonly Word[], at: number): boolean => isDeed(sentence[at - 1]?.plain ?? '')

function subjectOf(plain: string): Deed['by'] | 'others' | null {
  if (I.has(plain)) return 'i'
  if (WE.has(plain)) return 'we'
  return OTHERS.has(plain) ? 'others' : null
}

/** Another verb of the same person may follow. */
const opensVerb = ({ plain, afterComma }: Word): boolean => afterComma || /^(?:and|then|but)$/.test(plain)

/** Between the person who acts and the action. */
const isPassedOver = (plain: string): boolean =>
  plain === 'and' || plain === 'but' || BETWEEN.has(plain) || plain.endsWith('ly')
