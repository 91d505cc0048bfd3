import type { Resume } from '#shared/contract/resumes.ts'
import { setField } from '#shared/resume/fields.ts'
import { emptyContent } from '#shared/resume/schema.ts'
import { NO_HOME, type Draft } from '#web/persistence/draft-store.ts'
import type { Writer } from '#web/features/builder/state/writer.ts'
import { createBuilder, type OpenedBuilder } from '#web/features/builder/create-builder.ts'

/** A resume as the server answers it. */
export const makeResume = (more: Partial<Resume> = {}): Resume => ({
  id: 7,
  title: 'Cook',
  templateId: null,
  atsScore: null,
  isPublic: false,
  version: 1,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-02T00:00:00.000Z',
  content: emptyContent(),
  ...more,
})

/** An open builder that keeps what is typed, as the page does. */
export function makeBuilder({
  signedIn,
  resume,
  title = '',
  writer = 'browser',
}: {
  signedIn: boolean
  writer?: Writer
  resume?: Resume
  title?: string
}): OpenedBuilder {
  const draft: Draft = resume ?? { title, templateId: null, content: emptyContent() }
  const home = resume ? { ...NO_HOME, resumeId: resume.id, version: resume.version } : NO_HOME
  const opened = createBuilder(draft, home, { templates: [], signedIn, writer })
  opened.localAutosave.watch()
  return opened
}

export function typeSummary({ builder }: OpenedBuilder, text: string): void {
  builder.store.edit((content) => setField(content, 'summary', text), 'summary')
}
