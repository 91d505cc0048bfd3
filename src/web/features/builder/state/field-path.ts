import { LIMITS } from '#shared/resume/schema.ts'

export const EDITOR_TABS = ['personal', 'experience', 'education', 'skills', 'projects', 'more', 'design'] as const
export type EditorTab = (typeof EDITOR_TABS)[number]

/** The DOM id of a field's control. */
export const fieldId = (path: string): string => `field-${path}`

/** Marks every button that opens the interview: the focus goes back to the one in sight. */
export const INTERVIEW_BUTTON = 'data-opens-interview'

/** The tab that a field is in. */
export function tabOf(path: string): EditorTab {
  const [part = ''] = path.split('.')
  return TABS[part] ?? 'more'
}

// Certifications are with education: both are earned, carry an issuer and a year, and are looked for together.
// The summary is with the person: it is the paragraph under the name.
const TABS: Readonly<Record<string, EditorTab>> = {
  title: 'personal',
  personalInfo: 'personal',
  summary: 'personal',
  contacts: 'personal',
  experience: 'experience',
  education: 'education',
  certifications: 'education',
  certificates: 'education',
  skills: 'skills',
  skillGroups: 'skills',
  projects: 'projects',
  design: 'design',
  hiddenSections: 'design',
  sectionTitles: 'design',
  language: 'design',
}

/** The list and place of the entry that a field belongs to. */
export function entryOf(path: string): { list: string; index: number } | undefined {
  const found = /^(custom\.\d+\.items|[a-zA-Z]+)\.(\d+)(?:\.|$)/.exec(path)
  if (!found?.[1] || found[1] === 'certifications' || found[1] === 'interests') return undefined
  return { list: found[1], index: Number(found[2]) }
}

/** How long a field's text may be. */
export function limitOf(path: string): number {
  const [name = '', before] = path.split('.').toReversed()
  if (/^\d+$/.test(name)) return limitOfItem(before)
  if (['description', 'summary', 'text', 'consent'].includes(name)) return LIMITS.text
  if (name === 'authors') return LIMITS.bullet
  return ['url', 'website', 'linkedin', 'github'].includes(name) ? LIMITS.url : LIMITS.line
}

function limitOfItem(list = ''): number {
  if (list === 'links') return LIMITS.url
  return /^(?:achievements|bullets)$/.test(list) ? LIMITS.bullet : LIMITS.line
}

/** How many lines a list may have. */
export function mostLines(path: string): number {
  if (path.endsWith('.links')) return LIMITS.contacts
  return path === 'certifications' ? LIMITS.words : LIMITS.bullets
}
