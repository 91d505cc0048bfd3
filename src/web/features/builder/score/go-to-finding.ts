import { flushSync } from 'react-dom'
import { fieldAt, type FieldPath } from '#shared/resume/fields.ts'
import type { ResumeContent } from '#shared/resume/schema.ts'
import type { BuilderStore } from '#web/features/builder/state/builder-store.ts'
import { focusField, formAt } from '#web/features/builder/state/focus-field.ts'

/** Goes to the field that a finding is about, or only to its tab if there is no field to focus. */
export function goToFinding(store: BuilderStore, path: FieldPath): void {
  const field = fieldFor(store.getState().content, path)
  if (field !== null) return focusField(store, field)
  flushSync(() => store.setState(formAt(path)))
  // The tab's panel is rendered in the next frame, even if its fields are still loading.
  requestAnimationFrame(() =>
    document.querySelector<HTMLElement>('#builder-form [role=tabpanel][data-state=active]')?.focus(),
  )
}

/** Where to write in a whole section that a finding is about. */
const FIRST_FIELDS: Readonly<Record<string, FieldPath>> = {
  experience: 'experience.0.achievements',
  education: 'education.0.degree',
  projects: 'projects.0.description',
  volunteer: 'volunteer.0.achievements',
  skills: 'skills.technical',
  personalInfo: 'personalInfo.fullName',
}

function fieldFor(content: ResumeContent, path: FieldPath): FieldPath | null {
  const field = FIRST_FIELDS[path] ?? path
  return fieldAt(content, field) === undefined ? null : field
}
