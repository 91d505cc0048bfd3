import { msg } from '@lingui/core/macro'
import type { Draft } from '#web/persistence/draft-store.ts'
import { translate } from '#web/lib/i18n.ts'
import { addLocalResume } from '#web/persistence/new-local-resume.ts'

/** Saves another version as a resume of its own in this browser and returns its id. */
export async function saveAsCopy({ title, templateId, content }: Draft, at?: string): Promise<number> {
  const name = translate(msg`${title} (other version)`)
  return (await addLocalResume({ title: name, templateId, content }, at)).id
}
