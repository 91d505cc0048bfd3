import { headlineOf, profilesOf } from '#shared/portfolio/about.ts'
import type { ResumeContent } from '#shared/resume/schema.ts'
import { oneLine } from '#shared/text/one-line.ts'
import { utf8Length } from '#shared/text/utf8.ts'

/** Maximum bytes of a line without its line break (RFC 6350, 3.2). */
const MAX_LINE_BYTES = 75

/** The person of a resume as a vCard 4.0 (RFC 6350). `changed` is ISO 8601 in UTC. */
export function vcard(content: ResumeContent, changed: string): string {
  const { fullName, email, phone, location } = content.personalInfo
  const name = textOf(fullName) || 'Unnamed'
  const lines = [
    'BEGIN:VCARD',
    'VERSION:4.0',
    'KIND:individual',
    `FN:${name}`,
    // A program can't know which part is the family name; older readers require the line anyway.
    `N:;${name};;;`,
    ...line('TITLE', textOf(headlineOf(content))),
    ...line('EMAIL', textOf(email)),
    ...line('TEL', textOf(phone)),
    ...line('ADR', textOf(location) && `;;;${textOf(location)};;;`),
    ...profilesOf(content.personalInfo).flatMap((href) => line('URL', href)),
    `REV:${changed.replace(/[-:]|\.\d+/g, '')}`,
    'END:VCARD',
  ]
  return lines.map((text) => `${fold(text)}\r\n`).join('')
}

const line = (name: string, value: string): string[] => (value === '' ? [] : [`${name}:${value}`])

/** Text on one line, with separator characters escaped (RFC 6350, 3.4). */
const textOf = (text: string): string => oneLine(text).replace(/[\\,;]/g, (character) => `\\${character}`)

/** Continues on a new line that begins with a space, never inside a character. */
function fold(text: string): string {
  let folded = ''
  let bytes = 0
  for (const character of text) {
    const size = utf8Length(character)
    if (bytes + size > MAX_LINE_BYTES) {
      folded += '\r\n '
      bytes = 1
    }
    folded += character
    bytes += size
  }
  return folded
}
