/** Reads a list of words typed on one line, separated by commas or line breaks; surrounding white space is dropped. */
export function parseWords(text: string): string[] {
  return text
    .split(/[,，、،\n\r]/)
    .map((word) => word.trim())
    .filter((word) => word !== '')
}

export const joinWords = (words: readonly string[]): string => words.join(', ')
