/** Scripts without spaces between words. */
export const UNPARTED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u

/** Words, with scripts without spaces split into pairs of letters: a Chinese word has about two. */
export const splitSpaceless = (words: readonly string[]): readonly string[] =>
  words.flatMap((word) => (UNPARTED.test(word) ? (word.match(/..?/gsu) ?? []) : [word]))
