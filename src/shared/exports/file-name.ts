/** Letters of a file's name without its ending: all file systems take twice as many bytes. */
const MOST = 120

/** A name without what could be a path, a quote, or a control character. */
export const withoutPaths = (name: string): string => name.replace(/[\\/:*?"<>|\p{Cc}]+/gu, '-')

/** A name that every file system takes, without an ending; what a person wrote in it stays readable. */
export function safeFileName(name: string): string {
  const safe = withoutPaths(name).replace(/^[.\s]+|[.\s]+$/g, '')
  return [...safe].slice(0, MOST).join('').trim() || 'Resume'
}

/**
 * The name of a file that is downloaded in the builder, without its ending: the first word of the full name, as the
 * specification says; in full "Ada Lovelace - Analyst", or the title alone if it begins with the name.
 */
export function downloadName(
  { fullName, title }: { readonly fullName: string; readonly title: string },
  inFull: boolean,
) {
  const [name, heading] = [fullName.trim(), title.trim()]
  if (!inFull) return safeFileName(name.split(/\s+/)[0] ?? '')
  const parts = heading.startsWith(name) ? [heading] : [name, heading]
  return safeFileName(parts.filter(Boolean).join(' - '))
}
