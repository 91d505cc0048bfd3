import type { Contact, ContactKind } from '#shared/resume/schema.ts'

/** What sites with a kind of their own call themselves. */
export const SITE_NAMES = {
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
} as const satisfies Partial<Record<ContactKind, string>>

/** The names and hosts by which such sites are known. */
const SITES: readonly (readonly [ContactKind, RegExp])[] = [
  ['gitlab', /gitlab/i],
  ['orcid', /orcid/i],
  ['scholar', /scholar\.google|google scholar/i],
  ['researchgate', /researchgate/i],
  ['behance', /behance/i],
  ['dribbble', /dribbble/i],
  ['xing', /xing\.com|^xing\b/i],
  ['youtube', /youtube|youtu\.be/i],
  ['mastodon', /mastodon/i],
  ['bluesky', /bsky\.app|bluesky/i],
  ['medium', /medium\.com/i],
  ['stackoverflow', /stackoverflow|stack overflow/i],
  ['kaggle', /kaggle/i],
  ['huggingface', /huggingface/i],
]

/** The kind of the site that a text names or leads to. */
export const siteOf = (text: string): ContactKind | null => SITES.find(([, name]) => name.test(text))?.[0] ?? null

/** The name of a contact's site; blank for one without a name. */
export const siteNameOf = ({ kind }: Pick<Contact, 'kind'>): string =>
  kind === 'portfolio' ? 'Portfolio' : kind === 'other' ? '' : SITE_NAMES[kind]

/** The kind of contact that the name of a network or its address tells. */
export function contactKindOf(network: string, url: string): ContactKind {
  if (/^portfolio$/i.test(network)) return 'portfolio'
  if (/^(?:x|twitter)$/i.test(network) || /\/\/(?:www\.)?(?:x|twitter)\.com\//i.test(url)) return 'x'
  return /^medium$/i.test(network) ? 'medium' : (siteOf(network) ?? siteOf(url) ?? 'other')
}
