/**
 * An answer as plain text: without markup, invisible characters, emoji and non-words, with composed accents, and
 * without repeated sentences. Everything else stays as typed.
 */
export function plainAnswer(answer: string): string {
  const plain = answer
    .toWellFormed()
    .normalize('NFC')
    .replace(ANSI, '')
    .replace(UNSEEN, '')
    .replace(EMOJI, ' ')
    .replace(SHAPE, '')
    .replace(SCRIPT, ' ')
    .replace(TAG, ' ')
    .replace(FENCE, ' ')
    .replace(LEADING, '')
    .replace(STRONG, '')
    .replace(ENDLESS, ' ')
    .replace(/[ \t]{2,}/g, ' ')
  return saidOnce(plain)
}

/** One line of plain text, such as a target role. */
export const plainLine = (text: string): string => text.toWellFormed().replace(UNSEEN, '').replace(/\s+/g, ' ').trim()

// oxlint-disable-next-line no-control-regex -- terminals' colors begin with it
const ANSI = /\u001b\[[\d;]{0,20}[a-z]/gi
/** Control characters, and those that change the direction of nearby text. */
const UNSEEN = /(?![\t\n])[\p{Cc}\u202a-\u202e\u2066-\u2069\u200b\u2060\ufeff\ufffe\uffff]|[\u{e0000}-\u{e007f}]/gu
/** Emoji, single or joined; not '©' or '40'. */
const EMOJI =
  /(?:\p{Emoji_Presentation}|\p{Extended_Pictographic}\ufe0f)(?:[\ufe0f\u200d\p{Emoji_Modifier}]|\p{Extended_Pictographic})*/gu
/** What only shapes the sign before it, as in a key's '1'. */
const SHAPE = /[\ufe0e\ufe0f\u20e3]/g
/** What a page would run, and no words. */
const SCRIPT = /<(script|style)\b[^<>]{0,400}>[^<]{0,4000}<\/\1>/gi
const TAG = /<\/?[a-z][^<>]{0,400}>/gi
const FENCE = /^```\w*$/gm
/** A heading, a quotation; points of a list are sentences of their own as they are. */
const LEADING = /^[ \t]*(?:#{1,6}|>)[ \t]+/gm
const STRONG = /\*\*|`/g
/** No word of any language, nor an address. */
const ENDLESS =
  /[^\s\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]{200,}/gu

function saidOnce(text: string): string {
  const said = new Set<string>()
  return text
    .split(/(?<=[.!?])(?=\s)(?!\s+\p{N})|(?<=\n)/u)
    .filter((sentence) => {
      const same = sentence.trim().toLowerCase()
      // 'I met Mr.' is the beginning of two sentences.
      if (same === '' || ABBREVIATED.test(sentence)) return true
      const isNew = !said.has(same)
      said.add(same)
      return isNew
    })
    .join('')
}

const ABBREVIATED = /(?:\p{Lu}\p{L}{0,3}|approx|ca|incl|vs|etc|bzw|env|aprox)\.$/u
