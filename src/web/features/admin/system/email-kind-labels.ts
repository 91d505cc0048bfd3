import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'

const KINDS: Readonly<Record<string, MessageDescriptor>> = {
  'password-reset': msg`Password reset`,
  'email-confirmation': msg`Confirmation of an address`,
  'email-change': msg`New address to confirm`,
  'email-changed': msg`Address was changed`,
  'password-changed': msg`Password was changed`,
  'account-deleted': msg`Account was deleted`,
  'resume-reminder': msg`Reminder of resumes`,
  'interview-tip': msg`Interview tip`,
  'portfolio-views': msg`Views of public pages`,
  'contact-receipt': msg`Receipt of a message`,
  'contact-reply': msg`Reply to a message`,
  'taken-down': msg`Public page was taken down`,
  'subscription-confirmation': msg`Confirmation for a list`,
  'topic-notice': msg`Notice of a list`,
  'new-articles': msg`New articles`,
  'article-digest': msg`Articles of the month`,
  'test-mail': msg`Test mail`,
}

/** What an email is about; a kind without words of its own shows its name. */
export function useEmailKindLabels(): (kind: string) => string {
  const { i18n } = useLingui()
  return (kind) => {
    const words = KINDS[kind]
    return words ? i18n._(words) : kind
  }
}
