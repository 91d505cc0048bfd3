import * as z from 'zod/mini'
import { setDesign } from '#shared/resume/design.ts'
import { markExample } from '#shared/resume/example-marks.ts'
import { hasText } from '#shared/resume/has-text.ts'
import { ResumeContent } from '#shared/resume/schema.ts'
import { defaultTemplate } from '#shared/template/default-templates.ts'
import type { Template } from '#shared/template/template.ts'
import type { BuilderStore } from '#web/features/builder/state/builder-store.ts'
import { OfflineError } from '#web/lib/api/call-error.ts'
import { draftOf } from '#web/persistence/draft-store.ts'

export const LEVELS = ['entry', 'mid', 'senior'] as const
export type Level = (typeof LEVELS)[number]

/** Files of their own: only the one that is chosen is fetched. */
const FILES = import.meta.glob<string>('/data/examples/en/*.json', { eager: true, query: '?url', import: 'default' })

const Example = z.object({ levels: z.record(z.enum(LEVELS), ResumeContent) })

/** Takes an example in as one step of undo. The template and the paper that were chosen stay. */
export async function applyExample(
  store: BuilderStore,
  templates: readonly Template[],
  file: string,
  level: Level,
): Promise<void> {
  const reply = await fetch(FILES[`/data/examples/en/${file}`] ?? '').catch((cause: unknown) => {
    throw new OfflineError({ cause })
  })
  const { levels } = z.parse(Example, await reply.json())
  const { content, templateId, title } = draftOf(store.getState())
  const example = markExample(levels[level])
  // Contact details of one's own, as a profile has them, are nothing to invent.
  const personalInfo = hasText(content.personalInfo) ? content.personalInfo : example.personalInfo
  store.replace({
    title,
    templateId: templateId ?? defaultTemplate('modern', templates)?.id ?? null,
    content: setDesign({ ...example, personalInfo }, content.design ?? {}),
  })
}
