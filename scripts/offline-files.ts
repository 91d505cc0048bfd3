/** The builder's entry files: all others are named in these. */
const BEGINNINGS = /^(?:entry\.client|root|resume-builder|manifest)-[\w-]{8}\.(?:js|css)$/
const MENTIONED = /[\w.-]+\.(?:js|css|woff2|wasm)\b/g

/**
 * The built files that the builder may request, sorted: its scripts, their static and dynamic imports, their workers,
 * their style sheets. A file is included when an included file names it. `read` returns the text of a file.
 */
export function offlineFiles(names: readonly string[], read: (name: string) => string): readonly string[] {
  const known = new Set(names.filter(isWanted))
  const reached = new Set([...known].filter((name) => BEGINNINGS.test(name)))
  // The loop also visits files added while it runs.
  for (const name of reached)
    if (namesOthers(name)) for (const [each] of read(name).matchAll(MENTIONED)) if (known.has(each)) reached.add(each)
  return [...reached].sort()
}

/** The router's manifest names every page. */
const namesOthers = (name: string) => /\.(?:js|css)$/.test(name) && !name.startsWith('manifest-')

/** Reading a file needs a connection: its readers are as large as all the rest. */
const READERS =
  /^(?:import-file|import-worker|pdfjs-worker|parse-resume|read-\w+|review-dialog|x-ray|report)-[\w-]{8}\.js$/

/** The texts of the same parts in other languages, by language; what is not translated is in English. */
export function otherWords(
  files: readonly string[],
  names: readonly string[],
): Readonly<Record<string, readonly string[]>> {
  const parts = new Set(files.flatMap((name) => WORDS.exec(name)?.[2] ?? []))
  const others = names.flatMap((name) => {
    const [, language, part] = WORDS.exec(name) ?? []
    return language && language !== 'en' && part && parts.has(part) ? [{ language, name }] : []
  })
  const byLanguage = Object.entries(Object.groupBy(others, ({ language }) => language))
  return Object.fromEntries(
    byLanguage.map(([language, found = []]) => [language, found.map(({ name }) => name).sort()]),
  )
}

const WORDS = /^words-([a-z]+)-([\w-]+)-[\w-]{8}\.js$/

/** Other languages come with the page that speaks them, and the interview is in English; fonts of other scripts are cached once they are used. */
const isWanted = (name: string) =>
  !READERS.test(name) &&
  !/^(?:words-(?!en-)|questions-(?!en-))/.test(name) &&
  (!name.endsWith('.woff2') || name.startsWith('inter-latin-wght-normal'))
