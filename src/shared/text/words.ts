/** Reads words typed in one line: commas and line breaks part them, blanks around them are dropped. */
export function parseWords(text: string): string[] {
  return text
    .split(/[,，、،\n\r]/)
    .map((word) => word.trim())
    .filter((word) => word !== '')
}

export const joinWords = (words: readonly string[]): string => words.join(', ')
