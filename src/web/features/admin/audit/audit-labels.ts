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
import { exportSubscribers, sendNotice } from '#shared/contract/newsletter.ts'

/** What was done, by the summary under which its call is noted. */
const DEEDS: Readonly<Record<string, MessageDescriptor>> = {
  [adminLogin.summary]: msg`Login to this area`,
  [adminLogout.summary]: msg`Logout`,
  [exportLeads.summary]: msg`Leads downloaded`,
  [replyToMessage.summary]: msg`Message answered`,
  [deleteMessage.summary]: msg`Message deleted`,
  [restoreMessage.summary]: msg`Message brought back`,
  [suspendUser.summary]: msg`Account suspended`,
  [restoreUser.summary]: msg`Account let in again`,
  [grantProduct.summary]: msg`Plan given`,
  [revokeProduct.summary]: msg`Plan taken back`,
  [takeDownPage.summary]: msg`Public page taken down`,
  [restorePage.summary]: msg`Public page shown again`,
  [takeDownResume.summary]: msg`Resume taken down`,
  [restorePublicResume.summary]: msg`Resume shown again`,
  [retryMail.summary]: msg`Mail tried again`,
  [setClaim.summary]: msg`Claim shown or hidden`,
  [setLaunchOffer.summary]: msg`Launch offer set`,
  [endLaunchOffer.summary]: msg`Launch offer removed`,
  // Of earlier versions.
  'Show claims that nobody has verified, or no longer': msg`Unverified claims switched`,
  [sendTestMail.summary]: msg`Test mail sent`,
  [makeBackup.summary]: msg`Backup made`,
  [exportSubscribers.summary]: msg`Subscribers downloaded`,
  [sendNotice.summary]: msg`Notice sent to a list`,
}

/** What the server adds to an entry, where it is always the same. */
const DETAILS: Readonly<Record<string, MessageDescriptor>> = {
  'not finished': msg`Not finished`,
  'wrong password': msg`Wrong password`,
  all: msg`All of them`,
  'those of a search': msg`Those of a search`,
  shown: msg`Shown`,
  hidden: msg`Hidden`,
}

/** How often in a row, as the server notes it. */
const GUESSES = /^wrong password, (\d+) times$/

const guesses = (count: number) => msg`${plural(count, { one: 'Wrong password', other: 'Wrong password, # times' })}`

function wordsOfDetail(detail: string): MessageDescriptor | undefined {
  const [, count] = GUESSES.exec(detail) ?? []
  return count ? guesses(Number(count)) : DETAILS[detail]
}

/** What was done, in words of its own; what has none shows what the server noted. */
export function useActionLabels() {
  const { i18n } = useLingui()
  const sayOr = (words: MessageDescriptor | undefined, otherwise: string) => (words ? i18n._(words) : otherwise)
  return {
    ofDeed: (action: string) => sayOr(DEEDS[action], action),
    ofDetail: (detail: string) => sayOr(wordsOfDetail(detail), detail),
  }
}
