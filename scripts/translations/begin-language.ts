/** The list of the interface's languages with one more, which is partial until all of it is translated. */
export function withLanguage(code: string, tag: string, name: string): string {
  if (code.includes(`tag: '${tag}'`)) throw new Error(`${tag} is a language of the interface already`)
  return code.replace('\n] as const', () => `\n  { tag: '${tag}', name: '${name}', isPartial: true },\n] as const`)
}

/** The English glossary with all terms, and no translation of any. */
export const emptyGlossary = (english: string): string =>
  english
    .slice(english.indexOf('\n\n') + 2)
    .split('\n')
    .map((line) => (line.startsWith('#') ? line : line.replace(/:.*/, ':')))
    .join('\n')
