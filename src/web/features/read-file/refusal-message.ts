import { msg } from '@lingui/core/macro'
import type { UnreadableReason } from '#shared/read-file/unreadable-file.ts'
import { translate } from '#web/lib/i18n.ts'

/** Why a file cannot be read, and what to do about it, in the language of the interface. */
export function refusalMessage(refusal: UnreadableReason): string {
  switch (refusal.code) {
    case 'too-large': {
      const { megabytes } = refusal
      return translate(msg`This file is larger than ${megabytes} MB. Use smaller images and export it again.`)
    }
    case 'too-many-pages': {
      const { pages, most } = refusal
      return translate(msg`This file has ${pages} pages, and we can read up to ${most}. Export only your resume.`)
    }
    case 'empty':
      return translate(
        msg`This file is empty. If it’s in the cloud, wait until it’s downloaded to this device, then choose it again.`,
      )
    case 'unreadable':
      return translate(
        msg`We couldn’t open this file. It may have moved, be open elsewhere, or not be downloaded yet. Save a copy on this device and choose that.`,
      )
    case 'other-kind':
      return translate(msg`This file isn’t a PDF or a Word file (.docx). Export your resume as one of them.`)
    case 'old-word':
      return translate(
        msg`This is an old Word file (.doc), or it has a password. Open it in Word and save it as .docx without a password.`,
      )
    case 'broken':
      return translate(msg`This file is damaged or incomplete. Export it again.`)
    case 'encrypted':
      return translate(
        msg`This file is password-protected, so employers’ software can’t read it either. Export it again without a password.`,
      )
    case 'no-text':
      return translate(
        msg`This file contains only images, no text: it was scanned or exported as an image. Export it again from the program you wrote it in.`,
      )
  }
}
