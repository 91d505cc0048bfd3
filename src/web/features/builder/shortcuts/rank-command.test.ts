import { expect, test } from 'vitest'
import { rankCommand } from '#web/features/builder/shortcuts/rank-command.ts'

/** Commands with their other names. */
const COMMANDS: readonly (readonly [string, ...string[]])[] = [
  ['Design: template, color, font, paper, pages'],
  ['Atelier'],
  ['Download as Markdown'],
  ['Theme: dark', 'night mode'],
  ['Import a file', 'cv', 'upload'],
  ['Éducation'],
  ['Go to: Projects'],
  ['Add project'],
]

test.each([
  ['atel', 'Atelier'],
  ['dark', 'Theme: dark'],
  ['night', 'Theme: dark'],
  ['import', 'Import a file'],
  ['cv', 'Import a file'],
  ['edu', 'Éducation'],
  ['projects', 'Go to: Projects'],
  ['add pro', 'Add project'],
  ['design', 'Design: template, color, font, paper, pages'],
  ['theme dark', 'Theme: dark'],
  ['markdown', 'Download as Markdown'],
])('“%s” finds %s first', (typed, first) => {
  const ranked = COMMANDS.map(([label, ...aliases]) => ({ label, rank: rankCommand(label, typed, aliases) }))
  expect(ranked.toSorted((a, b) => b.rank - a.rank)[0]?.label).toBe(first)
})

test('letters that only appear scattered don’t match', () => {
  expect(rankCommand('Download as Markdown', 'dark')).toBe(0)
})
