import type { Word } from '#shared/ai/embedded/tagger.ts'

/** Past what leads to a skill: 'before that', '5 years of', 'I am trained in'. */
export function coreStart(item: readonly Word[]): number {
  let from = 0
  while (from < item.length) {
    const lead = leadAt(item, from)
    if (lead === 0) break
    from += lead
  }
  return from
}

function leadAt(item: readonly Word[], at: number): number {
  const [first, second, third] = item.slice(at, at + 3)
  if (isBeforeThat(item, at) || (first?.lower === 'so' && second?.lower === 'far')) return 2
  // 'Working at height' is the name of it.
  if (first?.lower === 'working' && second?.lower === 'at' && /^heights?$/.test(third?.lower ?? '')) return 0
  const isLong = /^\d+$/.test(first?.text ?? '') && /^(?:years?|months?|seasons?)$/.test(second?.lower ?? '')
  if (isLong && /^(?:of|with|in|on)$/.test(third?.lower ?? '')) return 3
  return LEADS.has(first?.lower ?? '') && !first?.isName ? 1 : 0
}

export const isBeforeThat = (item: readonly Word[], at: number): boolean =>
  item[at]?.lower === 'before' && item[at + 1]?.lower === 'that'

const LEADS = new Set(
  'it there spring summer autumn winter got i we am is are was have has had can could know use used using speak speaks do does did work worked working with in at on the a an some bit of little basic mostly mainly also my our for it very good ok okay quite fluent to be able from learned learnt trained familiar experienced experience comfortable etc well then get so like called say lots lot many much taught attended received enough done completed passed took taken own'.split(
    ' ',
  ),
)
