import { msg } from '@lingui/core/macro'
import type { UnreadableReason } from '#shared/read-file/unreadable-file.ts'
import { translate } from '#web/lib/i18n.ts'

/** Why a file cannot be read, and what to do about it, in the language of the interface. */
export function refusalMessage(refusal: UnreadableReason): string {
  switch (refusal.code) {
    case 'too-large': {
      const { megabytes } = refusal
      return translate(msg`This file is larger than ${megabytes} MB. Make its pictures smaller and export it again.`)
    }
    case 'too-many-pages': {
      const { pages, most } = refusal
      return translate(
        msg`This file has ${pages} pages, and we read ${most} at most. Export only the pages of your resume.`,
      )
    }
    case 'empty':
      return translate(
        msg`This file is empty. If it lies in a cloud, wait until it is downloaded to this device, then choose it again.`,
      )
    case 'unreadable':
      return translate(
        msg`Your device did not hand this file over: it was moved or changed, another program holds it, or it still lies in a cloud. Save a copy on this device and choose that.`,
      )
    case 'other-kind':
      return translate(
        msg`This is no PDF and no Word file (.docx), whatever its name says. Export your resume as one of them.`,
      )
    case 'old-word':
      return translate(
        msg`This is an old Word file (.doc), or one with a password. Open it in Word and save it as .docx without a password.`,
      )
    case 'broken':
      return translate(
        msg`This file is damaged: it ends early or is not put together as it should be. Export it again.`,
      )
    case 'encrypted':
      return translate(
        msg`This PDF asks for a password. Employers’ software does not know it either: export it again without one.`,
      )
    case 'no-text':
      return translate(
        msg`There is no text in this file, only pictures: it was scanned, or exported as an image. Most programs get nothing from it. Export it from where it was written.`,
      )
  }
}
