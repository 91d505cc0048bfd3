import type { MessageDescriptor } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import {
  deleteMessage,
  exportLeads,
  grantProduct,
  restorePage,
  restorePublicResume,
  replyToMessage,
  restoreMessage,
  restoreUser,
  revokeProduct,
  suspendUser,
  takeDownPage,
  takeDownResume,
} from '#shared/contract/admin-lists.ts'
import { adminLogin, adminLogout, makeBackup, retryMail, sendTestMail } from '#shared/contract/admin.ts'
import { setClaim } from '#shared/contract/claims.ts'
import { endLaunchOffer, setLaunchOffer } from '#shared/contract/launch-offer.ts'
import { removeSharedTemplate, setTemplateSharing } from '#shared/contract/template-publication.ts'
import { exportSubscribers, sendNotice } from '#shared/contract/newsletter.ts'

/** Labels of actions, by the summary that their call is recorded under. */
const DEEDS: Readonly<Record<string, MessageDescriptor>> = {
  [adminLogin.summary]: msg`Admin sign-in`,
  [adminLogout.summary]: msg`Admin sign-out`,
  [exportLeads.summary]: msg`Leads downloaded`,
  [replyToMessage.summary]: msg`Message answered`,
  [deleteMessage.summary]: msg`Message deleted`,
  [restoreMessage.summary]: msg`Message restored`,
  [suspendUser.summary]: msg`Account suspended`,
  [restoreUser.summary]: msg`Account reinstated`,
  [grantProduct.summary]: msg`Plan granted`,
  [revokeProduct.summary]: msg`Plan revoked`,
  [takeDownPage.summary]: msg`Public page taken down`,
  [restorePage.summary]: msg`Public page restored`,
  [takeDownResume.summary]: msg`Resume taken down`,
  [restorePublicResume.summary]: msg`Resume restored`,
  [retryMail.summary]: msg`Email retried`,
  [setClaim.summary]: msg`Claim shown or hidden`,
  [setLaunchOffer.summary]: msg`Launch offer set`,
  [endLaunchOffer.summary]: msg`Launch offer removed`,
  [setTemplateSharing.summary]: msg`Template sharing turned on or off`,
  [removeSharedTemplate.summary]: msg`Template unpublished`,
  // Of earlier versions.
  'Show claims that nobody has verified, or no longer': msg`Unverified claims turned on or off`,
  [sendTestMail.summary]: msg`Test email sent`,
  [makeBackup.summary]: msg`Backup created`,
  [exportSubscribers.summary]: msg`Subscribers downloaded`,
  [sendNotice.summary]: msg`Announcement sent to a list`,
}

/** Labels of the details that the server adds to an entry. */
const DETAILS: Readonly<Record<string, MessageDescriptor>> = {
  'not finished': msg`Not finished`,
  'wrong password': msg`Wrong password`,
  all: msg`All rows`,
  'those of a search': msg`Search results only`,
  shown: msg`Shown`,
  hidden: msg`Hidden`,
  on: msg`On`,
  off: msg`Off`,
}

/** How many in a row, as the server records it. */
const GUESSES = /^wrong password, (\d+) times$/

const guesses = (count: number) => msg`${plural(count, { one: 'Wrong password', other: 'Wrong password, # times' })}`

function wordsOfDetail(detail: string): MessageDescriptor | undefined {
  const [, count] = GUESSES.exec(detail) ?? []
  return count ? guesses(Number(count)) : DETAILS[detail]
}

/** The label of an action or detail; without one, what the server recorded. */
export function useActionLabels() {
  const { i18n } = useLingui()
  const sayOr = (words: MessageDescriptor | undefined, otherwise: string) => (words ? i18n._(words) : otherwise)
  return {
    ofDeed: (action: string) => sayOr(DEEDS[action], action),
    ofDetail: (detail: string) => sayOr(wordsOfDetail(detail), detail),
  }
}
