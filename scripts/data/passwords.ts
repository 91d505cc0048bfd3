import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Source } from './read.ts'

const FILE = 'passwords/common.txt'

/** One password a line, in lower case; lines that begin with `#` say where they come from. */
export function readPasswords({ root, report }: Source): readonly string[] {
  const lines = readFileSync(join(root, FILE), 'utf8').trimEnd().split('\n')
  const seen = new Set<string>()
  lines.forEach((line, index) => {
    if (line.startsWith('#')) return
    const place = `${join(root, FILE)}:${index + 1}`
    if (line.length < 6) report(place, 'passwords under 6 characters are rejected anyway. Remove this line.')
    if (line !== line.trim().toLowerCase()) report(place, 'write this password in lowercase, without spaces around it.')
    if (seen.has(line)) report(place, 'this password is listed twice. Remove this line.')
    seen.add(line)
  })
  return [...seen]
}
