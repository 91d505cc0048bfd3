import { msg } from '@lingui/core/macro'
import { PageHead } from '#web/features/layout/page-head.tsx'

const META = {
  title: msg({ message: 'Newsletter | {brand}' }),
  description: msg`Get each new article by email, or unsubscribe.`,
  keywords: msg`newsletter`,
  robots: 'noindex, follow',
} as const

/** The head of the pages that subscribe, confirm, and unsubscribe addresses. */
export const NewsletterHead = () => <PageHead meta={META} />
