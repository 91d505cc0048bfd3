import type { ComponentType } from 'react'
import { blankEntry } from '#shared/resume/entries.ts'
import { emptyContent, type ResumeContent } from '#shared/resume/schema.ts'
import { builtInTemplates } from '#shared/template/built-in/all.ts'
import { BuilderProvider } from '#web/features/builder/state/builder-context.tsx'
import { NO_HOME } from '#web/persistence/draft-store.ts'
import type { Writer } from '#web/features/builder/state/writer.ts'
import { createBuilder } from '#web/features/builder/create-builder.ts'
import { show } from '#web/testing/show.tsx'

/** Shows fields of a resume with one position and these achievements. */
export function showFields(Fields: ComponentType, achievements: string[] = [], writer: Writer = 'browser') {
  const content: ResumeContent = {
    ...emptyContent(),
    experience: [{ ...blankEntry('experience', 'a'), achievements }],
  }
  const { builder } = createBuilder({ title: '', templateId: null, content }, NO_HOME, {
    templates: builtInTemplates,
    signedIn: false,
    writer,
  })
  show(() => (
    <BuilderProvider value={builder}>
      <Fields />
    </BuilderProvider>
  ))
  return { store: builder.store, content: () => builder.store.getState().content }
}
