import { useLingui } from '@lingui/react/macro'
import type { ContactKind } from '#shared/resume/schema.ts'

/** What each kind of contact is called in the form. */
export function useContactNames(): Readonly<Record<ContactKind, string>> {
  const { t } = useLingui()
  return { ...BRANDS, other: t`Other`, portfolio: t`Portfolio` }
}

const BRANDS = {
  gitlab: 'GitLab',
  orcid: 'ORCID',
  scholar: 'Google Scholar',
  researchgate: 'ResearchGate',
  behance: 'Behance',
  dribbble: 'Dribbble',
  xing: 'Xing',
  youtube: 'YouTube',
  x: 'X',
  mastodon: 'Mastodon',
  bluesky: 'Bluesky',
  medium: 'Medium',
  stackoverflow: 'Stack Overflow',
  kaggle: 'Kaggle',
  huggingface: 'Hugging Face',
} as const
