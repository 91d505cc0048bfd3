import { emptyContent, type ResumeContent } from '#shared/resume/schema.ts'

/** A small resume by bytes with more bullet points than twenty pages hold: two sections of 60 entries with 60 each. */
export function endlessContent(): ResumeContent {
  const entry = { title: 'Talk', subtitle: '', date: '', url: '', description: '' }
  const items = Array.from({ length: 60 }, () => ({ ...entry, bullets: Array.from({ length: 60 }, () => 'a') }))
  const sections = ['one', 'two'].map((id) => ({ id, title: id, items }))
  return { ...emptyContent(), custom: sections }
}
