import type { Word } from '#shared/coach/rubric/read-answer.ts'

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/))

/** Pasts of irregular verbs that tell a deed. */
const IRREGULAR = words(
  `began bought brought broke built caught chose came cut dealt did drew drove found flew fought forgave gave grew
  held hired hit kept knew laid led learnt left lent let lost made met overcame oversaw paid put ran rang read rebuilt
  redrew rewrote rode said sat saw sent set shot showed shut sold sought spoke spent split spread stood stopped swept
  taught took told thought-out threw took undid understood went withdrew won wrote`,
)
/** Forms in '-ed' and the like that tell how somebody was, not what was done. */
const NO_DEED = words(
  `wanted needed liked loved hated believed seemed hoped wished worried scared used tired bored excited frustrated
  stressed surprised annoyed interested supposed involved concerned disappointed confused overwhelmed enjoyed preferred
  felt thought knew had was tried managed started stayed lived remained red bed shed hundred need speed feed indeed
  embarrassed pleased delighted worked helped united mixed limited so-called dedicated motivated experienced talented
  did went came let said saw understood`,
)
/** What may stand between the one who acts and the deed. */
const BETWEEN = words(
  `then also first firstly next finally immediately personally quickly carefully always once just even therefore
  still later soon instead simply only eventually so really actually`,
)
const I = words(`i i'd i've`)
const WE = words(`we we'd we've`)
const OTHERS = words(
  `they they'd they've he he'd she she'd it you who which that there someone somebody everyone nobody people this`,
)

/** Deeds in the present, as people tell who are in the middle of their story. */
const PRESENT = words(
  `call ask tell say make write check prepare explain show build plan test fix find give send speak talk meet order
  count train move open close cut sort measure compare draw bring carry clean repair install pack sell teach listen
  apologise apologize offer propose suggest organise organize collect report remove replace start begin stop decide`,
)

export type Deed = {
  readonly by: 'i' | 'we'
  readonly at: number
  readonly verb: string
  /** Told in the present: 'I call him', which may be a habit as well. */
  readonly isPresent: boolean
}

const isDeed = (plain: string): boolean =>
  !NO_DEED.has(plain) && (IRREGULAR.has(plain) || (plain.length > 3 && /^[a-z]+ed$/.test(plain)))

/**
 * What 'I' or 'we' did in a sentence: verbs right after them, and those that go on after a comma, 'and' or 'then'.
 * 'I was asked' is nobody's deed, a row of bare verbs ('led, built, saved') is one, and a verb that begins a sentence
 * is the speaker's: 'Trained 40 users.'
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

/** A row of bare verbs is one deed. */
const followsDeed = (sentence: readonly Word[], at: number): boolean => isDeed(sentence[at - 1]?.plain ?? '')

function subjectOf(plain: string): Deed['by'] | 'others' | null {
  if (I.has(plain)) return 'i'
  if (WE.has(plain)) return 'we'
  return OTHERS.has(plain) ? 'others' : null
}

/** A verb may follow, of whoever acted before. */
const opensVerb = ({ plain, afterComma }: Word): boolean => afterComma || /^(?:and|then|but)$/.test(plain)

/** Stands between the one who acts and the deed. */
const isPassedOver = (plain: string): boolean =>
  plain === 'and' || plain === 'but' || BETWEEN.has(plain) || plain.endsWith('ly')
