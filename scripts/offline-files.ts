/** Where the builder begins: what its page fetches at once. All else is named in these. */
const BEGINNINGS = /^(?:entry\.client|root|resume-builder|manifest)-[\w-]{8}\.(?:js|css)$/
const MENTIONED = /[\w.-]+\.(?:js|css|woff2|wasm)\b/g

/**
 * The built files that the builder may ask for, sorted: its scripts, what they import at once or later, their workers,
 * their sheets. A file is reached when one that is reached names it. `read` gives the text of one.
 */
export function offlineFiles(names: readonly string[], read: (name: string) => string): readonly string[] {
  const known = new Set(names.filter(isWanted))
  const reached = new Set([...known].filter((name) => BEGINNINGS.test(name)))
  // The walk goes on to what is added on its way.
  for (const name of reached)
    if (namesOthers(name)) for (const [each] of read(name).matchAll(MENTIONED)) if (known.has(each)) reached.add(each)
  return [...reached].sort()
}

/** The router's list names every page there is. */
const namesOthers = (name: string) => /\.(?:js|css)$/.test(name) && !name.startsWith('manifest-')

/** The kept page speaks English, and so does its interview; faces of other scripts are kept once they are used. */
const isWanted = (name: string) =>
  !/^(?:questions-)?(?:de|es|fr)-[\w-]{8}\.js$/.test(name) &&
  (!name.endsWith('.woff2') || name.startsWith('inter-latin-wght-normal'))
