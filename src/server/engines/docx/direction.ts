/** Letters of Hebrew, Arabic and related scripts. */
const RIGHT_TO_LEFT = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]/
/** Such letters with the spaces and marks between them. */
const RIGHT_TO_LEFT_SPAN =
  /([\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC](?:[\s\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC'"״׳.,-]*[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC])?)/

/** A line runs from right to left when its first letter does (Unicode bidirectional algorithm, P2). */
export function isRightToLeft(text: string): boolean {
  const letter = /\p{L}/u.exec(text)?.[0]
  return letter !== undefined && RIGHT_TO_LEFT.test(letter)
}

/** Splits a text where its direction changes, because Word needs the direction of each run. */
export function splitByDirection(text: string): { text: string; rightToLeft: boolean }[] {
  return text
    .split(RIGHT_TO_LEFT_SPAN)
    .filter((part) => part !== '')
    .map((part) => ({ text: part, rightToLeft: RIGHT_TO_LEFT.test(part) }))
}
