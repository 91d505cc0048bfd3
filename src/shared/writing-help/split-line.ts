import { capitalized } from '#shared/text/capitalized.ts'
import { statesAction } from '#shared/text/action-verbs.ts'
import { addsNothing } from '#shared/writing-help/adds-nothing.ts'
import type { Suggestion } from '#shared/writing-help/suggestion.ts'
import { verbOfBase, verbOfPast } from '#shared/writing-help/verb-forms.ts'

/** The line as two, where it joins two statements that each start with a verb by ';' or 'and'. */
export function splitLine(line: string): Suggestion {
  const text = line.trim()
  let isUnsafe = false
  for (const joint of text.matchAll(/\s*;\s+(?:and |then )?|,? and (?:then )?(?:also )?/gi)) {
    const first = text.slice(0, joint.index)
    const second = text.slice(joint.index + joint[0].length)
    if (!isSplittable(first, second, joint[0].includes(';'))) continue
    const stop = text.endsWith('.') ? '.' : ''
    const lines = [first + stop, capitalized(second)]
    if (addsNothing(line, lines)) return { lines }
    isUnsafe = true
  }
  return { none: isUnsafe ? 'unsafe' : 'one-part' }
}

function isSplittable(first: string, second: string, isStrong: boolean): boolean {
  if (isShort(first) || isShort(second) || !statesAction(first)) return false
  if (isStrong) return statesAction(second)
  if (DEPENDENT.test(first)) return false
  const start = wordAt(first)
  const next = wordAt(second)
  const rest = second.slice(next.length)
  const isSameForm = verbOfPast(start) || /ed$/i.test(start) ? verbOfPast(next) : verbOfBase(start) && verbOfBase(next)
  return Boolean(isSameForm) && (!DESCRIBES.has(next.toLowerCase()) || DETERMINED.test(rest))
}

const wordAt = (text: string): string => /\p{L}+/u.exec(text)?.[0] ?? ''

/** A half needs a verb and what it was done to or for. */
const isShort = (half: string): boolean => half.trim().split(/\s+/).length < 3

/** Another subject may act in what follows: 'a tool that scanned invoices and sent reminders'. */
const DEPENDENT = /\b(?:that|which|who|whose|where|when|while|because|so|if|as|until|unless|both|between|either|to)\b/i

/** Words that may describe the noun after them instead: 'used cars', 'order processing'. */
const DESCRIBES = new Set(
  `assembled assigned attended audited automated balanced calculated calibrated completed configured consolidated
  controlled cooked cut customized defined designed documented edited educated established estimated filed finished fixed
  forecast funded guided handled harvested identified imported improved increased installed integrated licensed loaded
  maintained managed manufactured mixed motivated ordered organized packed painted planned plated polished prepared
  processed produced programmed published purchased recommended recorded reduced renewed repaired replaced restored
  revised scanned scheduled secured set sold sorted staffed stocked stored streamlined supervised tested trained updated
  upgraded used validated verified written
  audit bill call care check clean contact control cook cut design draft file film fix forecast fund get guide help host
  import increase interview invoice issue launch lead load log mail market measure mentor mix order overhaul pack paint
  plan plant plate polish post present process produce program purchase record repair report research review run scan
  schedule set ship sort source staff start stock store supply support test track train transfer transport treat tutor
  update upgrade use visit wash work wrap`.split(/\s+/),
)
const DETERMINED =
  /^ (?:(?:an?|the|all|both|each|every|my|our|their|them|it|new|up to|over|about|more than|several|various|one|two|three|four|five|six|seven|eight|nine|ten|for|with|to|on|at|by|from|into)\b|[$€£]?\d)/i
