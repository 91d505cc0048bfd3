import type { Messages } from '@lingui/core'
import { lazyCatalog } from '#web/delivery/lazy-catalog.tsx'

/** Messages of the lists of resumes, on the dashboard and on the landing page. */
export const ResumesCatalog = lazyCatalog(import.meta.glob<{ messages: Messages }>('/locales/*/resumes.po'))
