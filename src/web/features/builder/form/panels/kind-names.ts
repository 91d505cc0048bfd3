import { useLingui } from '@lingui/react/macro'
import type { SectionKind } from '#shared/resume/schema.ts'

/** What each ready-made section is called in the form. */
export function useKindNames(): Readonly<Record<SectionKind, string>> {
  const { t } = useLingui()
  return {
    licenses: t`Licenses`,
    patents: t`Patents`,
    talks: t`Talks`,
    courses: t`Courses`,
    memberships: t`Memberships`,
    military: t`Military service`,
  }
}
