import { GENERAL_EARLY } from '#shared/interview/general-early.ts'
import { GENERAL_LATER } from '#shared/interview/general-later.ts'
import type { Industry } from '#shared/interview/types.ts'

/** Asked in every field of work: where somebody is heading and what matters to them. And all of it where we know no field. */
export const general: Industry = {
  id: 'general',
  label: { en: 'Other', de: 'Anderes', fr: 'Autre', es: 'Otro' },
  aliases: ['other', 'general', 'anderes', 'sonstiges', 'autre', 'otro', 'otra'],
  questions: [...GENERAL_EARLY, ...GENERAL_LATER],
}
