import { lowerText } from '#shared/ai/embedded/bits.ts'
import type { Word } from '#shared/ai/embedded/tagger.ts'

/** 'A bit of Spanish' → 'basic', 'SAP only for booking out' → 'only for booking out': how far it goes; '' without a word on it. */
export function limitOf(item: readonly Word[], core: readonly Word[]): string {
  const said = lowerText(item)
  const own =
    /\b(?:only (?:for|to) .+|as an? user|up to (?!\d).+)$/.exec(said)?.[0] ??
    /^(?:i )?(?:speak |know |have )?enough\b.*?\b((?:for|to) .+)$/.exec(said)?.[1] ??
    ''
  if (own) return own.split(' ').length <= MOST_LIMITING ? (said.includes('enough') ? `enough ${own}` : own) : 'basic'
  const isBasic =
    /\bso$/.test(said) ||
    (/\b(?:a (?:little )?bit|a little|little bit|^bit of|get by|basics?|some|enough|so so|so-so)\b/.test(said) &&
      !core.some(({ lower }) => /^basics?$/.test(lower)))
  return isBasic ? 'basic' : ''
}
const MOST_LIMITING = 5

/** 'Sign language, beginner', 'French, B1': a level that stands by itself is of what was named before it. */
export const isLevel = (text: string): boolean =>
  /^(?:absolute )?(?:beginner|intermediate|advanced|fluent|native|[ABC][12])$/i.test(text)
