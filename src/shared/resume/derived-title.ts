import { LIMITS, type ResumeContent } from '#shared/resume/schema.ts'
import { oneLine } from '#shared/text/one-line.ts'
import { richPlain } from '#shared/text/rich.ts'

/** A title from what the resume says: 'Maya Okafor – Registered Nurse', one of the two, or '' where it says neither. */
export function titleFromText({ personalInfo, experience }: ResumeContent): string {
  const name = plain(personalInfo.fullName)
  // Positions are listed with the newest first.
  const role = experience.map(({ position }) => plain(position)).find((text) => text !== '') ?? ''
  return fitting([name, role].filter((part) => part !== '').join(' – '))
}

/** What a resume without a title is called: by its text, else 'Resume'. Never blank. */
export const derivedTitle = (content: ResumeContent): string => titleFromText(content) || 'Resume'

/** The title, or the next free one of its kind: 'Cook', 'Cook (2)', 'Cook (3)'. */
export function unusedTitle(title: string, used: readonly string[]): string {
  const taken = new Set(used.map((each) => each.trim()))
  for (let count = 2, free = title; ; count += 1) {
    if (!taken.has(free)) return free
    const suffix = ` (${count})`
    free = fitting(title, LIMITS.title - suffix.length) + suffix
  }
}

const plain = (text: string) => oneLine(richPlain(text))

/** Cut to what an account takes; half of a character made of two is left out. */
const fitting = (title: string, most: number = LIMITS.title) =>
  title
    .toWellFormed()
    .slice(0, most)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trim()
