import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'

const KINDS: Readonly<Record<string, MessageDescriptor>> = {
  'password-reset': msg`Password reset`,
  'email-confirmation': msg`Email confirmation`,
  'email-change': msg`Email change confirmation`,
  'email-changed': msg`Email address changed`,
  'password-changed': msg`Password changed`,
  'account-deleted': msg`Account deleted`,
  'resume-reminder': msg`Resume reminder`,
  'interview-tip': msg`Interview tip`,
  'portfolio-views': msg`Public page views`,
  'contact-receipt': msg`Contact form confirmation`,
  'contact-reply': msg`Contact form reply`,
  'taken-down': msg`Takedown notice`,
  'subscription-confirmation': msg`Mailing list confirmation`,
  'topic-notice': msg`Mailing list announcement`,
  'new-articles': msg`New articles`,
  'article-digest': msg`Monthly articles`,
  'test-mail': msg`Test email`,
}

/** What an email is about; a kind without a label shows its name. */
export function useEmailKindLabels(): (kind: string) => string {
  const { i18n } = useLingui()
  return (kind) => {
    const words = KINDS[kind]
    return words ? i18n._(words) : kind
  }
}
